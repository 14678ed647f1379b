// The port for the figures of the board and the weekly mail: what is counted where the leads are.
import type { Arrivals } from '#domain/figures/figure-days.ts';
import type { FigureSlice, Span } from '#domain/figures/figure-slices.ts';

/** As the leads tell it; the names people read are given later. */
export type RawTallies = {
  readonly zips: readonly { readonly zip: string; readonly count: number }[];
  readonly pages: readonly { readonly page: string; readonly count: number }[];
  readonly machines: readonly { readonly appliance: string; readonly sign: string; readonly count: number }[];
  readonly sources: readonly { readonly source: Readonly<Record<string, string>>; readonly count: number }[];
};

/** Suspects are in none of it. Whoever else is served is served between two spans. */
export type FiguresStore = {
  /** What became of the leads of each span until `now`. */
  readonly countSlices: (spans: readonly Span[], now: number) => Promise<readonly FigureSlice[]>;
  /** What the leads of all spans together say. The same name may come several times. */
  readonly tallyLeads: (spans: readonly Span[]) => Promise<RawTallies>;
  /** How many came in each quarter of an hour that had any: zones differ by that much. */
  readonly listArrivals: (spans: readonly Span[]) => Promise<readonly Arrivals[]>;
  /** Acknowledgements held back since then. */
  readonly countHeldBack: (since: number) => Promise<number>;
};
