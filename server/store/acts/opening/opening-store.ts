// The port for what the owner says of certain days: who writes it on the board, and every process that goes by it.
import { commits, reads, type StoreEngine } from '#server/store/database/store-engine.ts';
import type { LeadTransaction } from '#server/store/database/tables.ts';
import type { ExceptionChange } from '#server/store/records/opening/kept-exception.ts';
import {
  addOpening,
  changeOpening,
  copyOpening,
  listOpening,
  removeOpening,
} from '#server/store/records/opening/opening-rows.ts';
import { startClocksSooner } from './start-clocks-sooner.ts';

/** The change, and in the same commit the clocks of those who wait for a time that comes sooner by it. */
const withClocks =
  <Change extends Pick<ExceptionChange, 'hours' | 'at'>, Answer>(
    make: (transaction: LeadTransaction, change: Change) => Promise<Answer>,
  ) =>
  async (transaction: LeadTransaction, change: Change): Promise<Answer> => {
    const answer = await make(transaction, change);
    await startClocksSooner(transaction, change);
    return answer;
  };

export function createOpeningStore(engine: StoreEngine) {
  return {
    listOpening: reads(engine, listOpening),
    /** added · repeated: the same was there · taken: another has that id · full: too many stand already. */
    addOpening: commits(engine, withClocks(addOpening)),
    /** False if there is none of that id. */
    changeOpening: commits(engine, withClocks(changeOpening)),
    /** False if there is none of that id. */
    removeOpening: commits(engine, withClocks(removeOpening)),
    /** Makes this store say what another says: the last that is known of it while it is away. */
    copyOpening: commits(engine, copyOpening),
  };
}

export type OpeningStore = ReturnType<typeof createOpeningStore>;
