// How often each thing was named: what the store counted, under the names people read.
import { hostOf, type LeadSource } from '#domain/requests/lead-source.ts';
import type { Tally } from './board-figures.ts';

const sumOf = (rows: readonly Tally[], name: 'count' | 'booked' | 'done') =>
  rows.reduce((sum, row) => sum + row[name], 0);

/** Adds up tallies of the same name (or the same key, if names are not enough), the most frequent first. */
export function joinTallies<Row extends Tally>(
  rows: readonly Row[],
  keyOf: (row: Row) => string = ({ name }) => name,
): readonly Row[] {
  return [...Map.groupBy(rows, keyOf).values()]
    .flatMap((same) =>
      same.slice(0, 1).map((first) => ({
        ...first,
        ...{ count: sumOf(same, 'count'), booked: sumOf(same, 'booked'), done: sumOf(same, 'done') },
      })),
    )
    .toSorted((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1));
}

/**
 * Where somebody first came from, in a word or two: what a caller said, the campaign, else the site that linked to us. Empty if they came by
 * themselves, or the form told nothing.
 */
export function nameSource(source: LeadSource): string {
  const heardFrom = (source.heard_from ?? '').trim().toLowerCase();
  if (heardFrom !== '') return heardFrom;
  for (const touch of ['first_', ''] as const) {
    const campaign = (source[`${touch}utm_source`] ?? '').trim().toLowerCase();
    const host = hostOf(source[`${touch}referrer`] ?? '').replace(/^www\./u, '');
    if (campaign !== '' || host !== '') return campaign === '' ? host : campaign;
  }
  return '';
}
