// How often each thing was named: what the store counted, under the names people read.
import { hostOf, type LeadSource } from '#domain/requests/lead-source.ts';
import type { Tally, tallySteps } from './board-figures.ts';

type Counts = Pick<Tally, (typeof tallySteps)[number]>;

function sumOf(rows: readonly Tally[]): Counts {
  const sum = (name: keyof Counts) => rows.reduce((total, row) => total + row[name], 0);
  return {
    ...{ count: sum('count'), reached: sum('reached'), booked: sum('booked') },
    ...{ visited: sum('visited'), done: sum('done'), lost: sum('lost') },
  };
}

/** Adds up tallies of the same name (or the same key, if names are not enough), the most frequent first. */
export function joinTallies<Row extends Tally>(
  rows: readonly Row[],
  keyOf: (row: Row) => string = ({ name }) => name,
): readonly Row[] {
  return [...Map.groupBy(rows, keyOf).values()]
    .flatMap((same) => same.slice(0, 1).map((first) => ({ ...first, ...sumOf(same) })))
    .toSorted((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1));
}

/** Who links to us and is on the owner's list is one source, not two. */
const listedHost = /^(?:[a-z]{1,2}\.)?(google|facebook)\.com$/u;

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
    if (campaign !== '' || host !== '')
      return campaign === '' ? (listedHost.exec(host)?.[1] ?? host) : campaign;
  }
  return '';
}
