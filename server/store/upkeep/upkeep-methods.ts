import { fillWords, haveAllWords } from '#server/store/records/search/fill-words.ts';
import type { UpkeepStore } from './upkeep-store.ts';
import { readExported } from '#server/store/records/board/exported-leads.ts';
import { countPastRetention, erasePastRetention } from '#server/store/acts/erasing/leads-past-retention.ts';
import type { StoreEngine } from '#server/store/database/store-engine.ts';

/** Some ten milliseconds of work. */
const filledAtOnce = 200;

/** Erasing what was kept long enough. What one person asks to have erased differs between the engines. */
export function createUpkeepMethods({
  database,
  transactPatiently,
}: StoreEngine): Pick<UpkeepStore, 'countOlder' | 'eraseOlder' | 'fillSearch' | 'listExported'> {
  return {
    listExported: (filter = {}) => readExported(database, filter),
    countOlder: (limits) => countPastRetention(database, limits),
    eraseOlder: (limits, most) =>
      transactPatiently((transaction) => erasePastRetention(transaction, limits, most)),
    async fillSearch(after) {
      if (after === undefined && (await haveAllWords(database))) return undefined;
      return transactPatiently((transaction) => fillWords(transaction, after, filledAtOnce));
    },
  };
}
