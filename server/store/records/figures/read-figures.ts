// The figures of the board, out of what the store counts.
import {
  sourceWeeksShown,
  type BoardFigures,
  type FigurePeriod,
  type LeadTallies,
  type PlateFigures,
} from '#domain/figures/board-figures.ts';
import {
  countByHour,
  cutTime,
  dateOf,
  dayStartsAt,
  listWeekStarts,
  periodStartsAt,
} from '#domain/figures/figure-days.ts';
import { joinSlices, listCallers, type FigureSlice, type Span } from '#domain/figures/figure-slices.ts';
import { joinTallies, nameSource } from '#domain/figures/lead-tallies.ts';
import { countSourceWeeks } from '#domain/figures/source-weeks.ts';
import { nameOfSource, type ListedSource } from '#domain/leads/listed-source.ts';
import { nameSign } from '#domain/repair/lead-appliance.ts';
import { placeNameOfZip } from '#domain/places/coverage.ts';
import type { FiguresStore } from './figures-store.ts';
import type { RawTallies } from './tally-leads.ts';

/** Pages and sources shown; of places all are, for the map. */
const mostNames = 20;

/** Under the names people read. */
export function nameTallies(
  { zips, pages, machines, sources }: RawTallies,
  listed: readonly ListedSource[],
): LeadTallies {
  const signs = machines
    .filter(({ sign }) => sign !== '')
    .map(({ appliance, sign, ...counts }) => ({ appliance, name: nameSign({ appliance, sign }), ...counts }));
  return {
    places: joinTallies(zips.map(({ zip, ...counts }) => ({ name: placeNameOfZip(zip) || zip, ...counts }))),
    pages: joinTallies(pages.map(({ page, ...counts }) => ({ name: page, ...counts }))).slice(0, mostNames),
    sources: joinTallies(
      sources.map(({ source, ...counts }) => ({ name: nameOfSource(nameSource(source), listed), ...counts })),
    ).slice(0, mostNames),
    appliances: joinTallies(
      machines.map(({ appliance, sign, ...counts }) => ({ name: appliance, ...counts })),
    ),
    signs: joinTallies(signs, ({ appliance, name }) => `${appliance} ${name}`).slice(0, mostNames),
  };
}

export type FiguresQuestion = {
  readonly period: FigurePeriod;
  readonly now: number;
  readonly timeZone: string;
  /** The names of where people heard of us. */
  readonly sources: readonly ListedSource[];
};

/** Everything the panel shows. Each lead is counted once, in the span between two beginnings of a day or a week. */
export async function readFigures(
  store: FiguresStore,
  { period, now, timeZone, sources }: FiguresQuestion,
): Promise<BoardFigures> {
  const weekStarts = listWeekStarts(now, timeZone);
  const latest = weekStarts.slice(-sourceWeeksShown);
  const startOf = (wanted: FigurePeriod) => periodStartsAt(wanted, now, timeZone);
  const spans = cutTime(
    [...weekStarts, startOf('today'), startOf('week'), startOf('month')],
    dayStartsAt(now, timeZone, 1),
  );
  const since = <Cut extends Span>(cuts: readonly Cut[], startsAt: number) =>
    cuts.filter(({ fromMs }) => fromMs >= startsAt);
  const slices = await store.countSlices(spans, now);
  const plateOf = async (wanted: FigurePeriod): Promise<PlateFigures> => ({
    ...joinSlices(since(slices, startOf(wanted))),
    heldBack: await store.countHeldBack(startOf(wanted)),
  });
  const weekOf = (startsAt: number, place: number): readonly FigureSlice[] =>
    since(slices, startsAt).filter(({ fromMs }) => fromMs < (weekStarts[place + 1] ?? Infinity));
  return {
    today: await plateOf('today'),
    week: await plateOf('week'),
    month: await plateOf('month'),
    period,
    tallies: nameTallies(await store.tallyLeads(since(spans, startOf(period))), sources),
    callers: listCallers(await store.listCallerTimes(since(spans, startOf(period)))),
    weeks: weekStarts.map((startsAt, index) => ({
      startsOn: dateOf(startsAt, timeZone),
      ...joinSlices(weekOf(startsAt, index)),
    })),
    hours: countByHour(await store.listArrivals(spans, now), timeZone),
    sourceWeeks: countSourceWeeks(await store.countSources(since(spans, latest[0] ?? now)), latest, sources),
  };
}
