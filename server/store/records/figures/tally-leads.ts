import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Tally } from '#domain/figures/board-figures.ts';
import type { Span } from '#domain/figures/figure-slices.ts';
import type { SourceCount } from '#domain/figures/source-weeks.ts';
import { sourceOfRow } from '#server/store/records/leads/lead-rows.ts';
import type { LeadDatabase } from '#server/store/database/tables.ts';
import { selectLeads, wayOfLeads } from './count-slices.ts';

/** As the leads tell it; the names people read are given later. */
export type RawTallies = {
  readonly zips: readonly (RawTally & { readonly zip: string })[];
  readonly pages: readonly (RawTally & { readonly page: string })[];
  readonly machines: readonly (RawTally & { readonly appliance: string; readonly sign: string })[];
  readonly sources: readonly (RawTally & { readonly source: Readonly<Record<string, string>> })[];
};

export type RawTally = Omit<Tally, 'name'>;

type Column = 'zip' | 'page' | 'source';

function tallyBy<Name extends Column>(database: LeadDatabase, span: Span, name: Name) {
  return selectLeads(database, span).select(name).select(wayOfLeads).groupBy(name).execute();
}

async function tallySpan(database: LeadDatabase, span: Span): Promise<RawTallies> {
  const zips = await tallyBy(database, span, 'zip');
  await nextTurn();
  const pages = await tallyBy(database, span, 'page');
  await nextTurn();
  const machines = await selectLeads(database, span)
    .select(['appliance', 'sign', ...wayOfLeads])
    .groupBy(['appliance', 'sign'])
    .execute();
  await nextTurn();
  const sources = await tallyBy(database, span, 'source');
  await nextTurn();
  return {
    zips,
    pages,
    machines,
    sources: sources.map(({ source, ...counts }) => ({ source: sourceOfRow(source), ...counts })),
  };
}

export async function tallyLeads(database: LeadDatabase, spans: readonly Span[]): Promise<RawTallies> {
  const parts: RawTallies[] = [];
  for (const span of spans) parts.push(await tallySpan(database, span));
  return {
    zips: parts.flatMap(({ zips }) => zips),
    pages: parts.flatMap(({ pages }) => pages),
    machines: parts.flatMap(({ machines }) => machines),
    sources: parts.flatMap(({ sources }) => sources),
  };
}

/** Each span at its beginning. The same source may come several times. */
export async function countSources(
  database: LeadDatabase,
  spans: readonly Span[],
): Promise<readonly SourceCount[]> {
  const counts: SourceCount[] = [];
  for (const span of spans) {
    const rows = await selectLeads(database, span)
      .select(({ fn }) => ['source', fn.countAll<number>().as('leads')])
      .groupBy('source')
      .execute();
    counts.push(
      ...rows.map(({ source, leads }) => ({ atMs: span.fromMs, source: sourceOfRow(source), leads })),
    );
    await nextTurn();
  }
  return counts;
}
