// From where requests came, week by week: by the owner's own list, and the rest together.
import { nameOfSource, type ListedSource } from '#domain/leads/listed-source.ts';
import type { LeadSource } from '#domain/requests/lead-source.ts';
import { otherSources, type SourceWeeks } from './board-figures.ts';
import { nameSource } from './lead-tallies.ts';

/** How many leads of a source came in the week that holds the instant. */
export type SourceCount = { readonly atMs: number; readonly source: LeadSource; readonly leads: number };

/** Each source with its leads of the weeks that begin then, the oldest first; the most frequent stands first, the rest last. */
export function countSourceWeeks(
  counts: readonly SourceCount[],
  weekStarts: readonly number[],
  listed: readonly ListedSource[],
): readonly SourceWeeks[] {
  function nameOf(source: LeadSource): string {
    const kept = nameSource(source);
    const isListed = kept === '' || listed.some(({ id }) => id === kept);
    return isListed ? nameOfSource(kept, listed) : otherSources;
  }
  const sum = (own: readonly SourceCount[]) => own.reduce((total, { leads }) => total + leads, 0);
  const isOf = (week: number, atMs: number) =>
    atMs >= (weekStarts[week] ?? 0) && atMs < (weekStarts[week + 1] ?? Infinity);
  return [...Map.groupBy(counts, ({ source }) => nameOf(source))]
    .toSorted(
      ([a, own], [b, others]) =>
        Number(a === otherSources) - Number(b === otherSources) || sum(others) - sum(own),
    )
    .map(([name, own]) => ({
      name,
      weeks: weekStarts.map((_, week) => sum(own.filter(({ atMs }) => isOf(week, atMs)))),
    }));
}
