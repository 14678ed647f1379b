import { fillWords, haveAllWords } from './lead-words.ts';
import type { UpkeepStore } from './upkeep-store.ts';
import { isPastRetention } from './leads-past-retention.ts';
import type { StoreEngine } from '#server/store/store-engine.ts';

/** Some ten milliseconds of work. */
const filledAtOnce = 200;

/** Erasing what was kept long enough. What one person asks to have erased differs between the engines. */
export function createUpkeepMethods({
  database,
  transactPatiently,
}: StoreEngine): Pick<UpkeepStore, 'eraseOlder' | 'fillSearch'> {
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
    async fillSearch(after) {
      if (after === undefined && (await haveAllWords(database))) return undefined;
      return transactPatiently((transaction) => fillWords(transaction, after, filledAtOnce));
    },
  };
}
