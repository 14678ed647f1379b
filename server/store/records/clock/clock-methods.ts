import type { ClockStore } from './clock-store.ts';
import { confirmTime, noteTime } from './note-time.ts';
import type { StoreEngine } from '#server/store/database/store-engine.ts';

/** What a store knows of the clock. */
export function createClockMethods({ database, transact }: StoreEngine): ClockStore {
  return {
    noteTime: (now) => transact((transaction) => noteTime(transaction, now)),
    confirmTime: (now) => transact((transaction) => confirmTime(transaction, now)),
    async isClockDoubted() {
      const row = await database.selectFrom('clock').select('is_doubted').executeTakeFirst();
      return row?.is_doubted === 1;
    },
  };
}
