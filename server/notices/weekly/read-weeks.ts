// What the owner's weekly mail tells: the week that is over, beside the one before it.
import type { LeadTallies, PromiseFigures } from '#domain/figures/board-figures.ts';
import { weekStartsAt } from '#domain/figures/figure-days.ts';
import { joinSlices } from '#domain/figures/figure-slices.ts';
import type { FiguresStore } from '#server/store/records/figures/figures-store.ts';
import type { SourceStore } from '#server/store/records/sources/source-store.ts';
import { nameTallies } from '#server/store/records/figures/read-figures.ts';

export type ToldWeeks = {
  /** When the week that is over began, and when it ended. */
  readonly fromMs: number;
  readonly untilMs: number;
  readonly last: PromiseFigures;
  readonly before: PromiseFigures;
  readonly tallies: LeadTallies;
};

export async function readWeeks(
  store: Pick<FiguresStore, 'countSlices' | 'tallyLeads'> & Pick<SourceStore, 'listSources'>,
  { now, timeZone }: { readonly now: number; readonly timeZone: string },
): Promise<ToldWeeks> {
  const [before, from, until] = [-2, -1, 0].map((weeks) => weekStartsAt(now, timeZone, weeks));
  if (before === undefined || from === undefined || until === undefined) throw new RangeError('No weeks');
  const last = { fromMs: from, untilMs: until };
  const slices = await store.countSlices([{ fromMs: before, untilMs: from }, last], now);
  const sources = await store.listSources();
  return {
    ...last,
    last: joinSlices(slices.slice(1)),
    before: joinSlices(slices.slice(0, 1)),
    tallies: nameTallies(await store.tallyLeads([last]), sources),
  };
}
