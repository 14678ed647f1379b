// The port for what the owner says of certain days: who writes it on the board, and every process that goes by it.
import { commits, reads, type StoreEngine } from '#server/store/database/store-engine.ts';
import { addOpening, changeOpening, copyOpening, listOpening, removeOpening } from './opening-rows.ts';

export function createOpeningStore(engine: StoreEngine) {
  return {
    listOpening: reads(engine, listOpening),
    /** added · repeated: the same was there · taken: another has that id · full: too many stand already. */
    addOpening: commits(engine, addOpening),
    /** False if there is none of that id. */
    changeOpening: commits(engine, changeOpening),
    /** False if there is none of that id. */
    removeOpening: commits(engine, removeOpening),
    /** Makes this store say what another says: the last that is known of it while it is away. */
    copyOpening: commits(engine, copyOpening),
  };
}

export type OpeningStore = ReturnType<typeof createOpeningStore>;
