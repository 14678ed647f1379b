// The port for the figures of the board and the weekly mail: what is counted where the leads are. Suspects are in none of it.
// Whoever else is served is served between two spans.
import { reads, type StoreEngine } from '#server/store/database/store-engine.ts';
import { countHeldBack } from '#server/store/records/notices/read-notices.ts';
import { countSlices } from './count-slices.ts';
import { listArrivals, listCallerTimes } from './list-times.ts';
import { countSources, tallyLeads } from './tally-leads.ts';

export function createFiguresStore(engine: StoreEngine) {
  return {
    /** What became of the leads of each span until `now`. */
    countSlices: reads(engine, countSlices),
    /** The first calls of each operator to the leads of all spans. The same operator and time may come several times. */
    listCallerTimes: reads(engine, listCallerTimes),
    /** What the leads of all spans together say. The same name may come several times. */
    tallyLeads: reads(engine, tallyLeads),
    /** How many came in each quarter of an hour that had any (zones differ by that much), and were called in time until `now`. */
    listArrivals: reads(engine, listArrivals),
    /** How many each source brought in each span that begins then. */
    countSources: reads(engine, countSources),
    /** Acknowledgements held back since then. */
    countHeldBack: reads(engine, countHeldBack),
  };
}

export type FiguresStore = ReturnType<typeof createFiguresStore>;
