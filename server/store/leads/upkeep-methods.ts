import type { UpkeepStore } from './upkeep-store.ts';
import { isPastRetention } from './leads-past-retention.ts';
import type { StoreEngine } from '#server/store/store-engine.ts';

/** Erasing what was kept long enough. What one person asks to have erased differs between the engines. */
export function createUpkeepMethods({
  transactPatiently,
}: Pick<StoreEngine, 'transactPatiently'>): Pick<UpkeepStore, 'eraseOlder'> {
  return {
    async eraseOlder(limits) {
      const { numDeletedRows } = await transactPatiently((transaction) =>
        transaction
          .deleteFrom('leads')
          .where((where) => isPastRetention(where, limits))
          .executeTakeFirst(),
      );
      return Number(numDeletedRows);
    },
  };
}
