import { countHeldBack } from '#server/store/records/notices/read-notices.ts';
import type { StoreEngine } from '#server/store/database/store-engine.ts';
import { countSlices, listArrivals } from './count-slices.ts';
import type { FiguresStore } from './figures-store.ts';
import { tallyLeads } from './tally-leads.ts';

/** What the figures of the board ask of a store. */
export function createFiguresMethods({ database }: StoreEngine): FiguresStore {
  return {
    countSlices: (spans, now) => countSlices(database, spans, now),
    tallyLeads: (spans) => tallyLeads(database, spans),
    listArrivals: (spans) => listArrivals(database, spans),
    countHeldBack: (since) => countHeldBack(database, since),
  };
}
