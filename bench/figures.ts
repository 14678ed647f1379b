// The figures of the board over a hundred thousand leads: counted anew, and told again; spread over the two years that are
// kept, and all within ten weeks. With how long one count holds up everybody else.
import { dayMs } from '#domain/clocks/durations.ts';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { LeadStore } from '#server/store/lead-store.ts';
import { readFigures } from '#server/store/records/figures/read-figures.ts';
import { openPostgresStore } from '#server/store/postgres-store.ts';
import { openSqliteStore } from '#server/store/sqlite-store.ts';
import { fillStore } from '../tests/support/stores/fill-store.ts';
import { startPostgres } from '../tests/support/stores/postgres.ts';
import { quantile, type Measure } from './measure.ts';

const leads = 100_000;
const counts = 15;
const spans = { 'two years': 730 * dayMs, 'ten weeks': 70 * dayMs } as const;

async function measureStore(kept: string, store: LeadStore, goal: boolean): Promise<readonly Measure[]> {
  const times: number[] = [];
  const delay = monitorEventLoopDelay({ resolution: 1 });
  const question = { period: 'quarter', now: Date.now(), timeZone: 'America/New_York', sources: [] } as const;
  // The first reads the file from the disk.
  await readFigures(store, question);
  delay.enable();
  for (let count = 0; count < counts; count += 1) {
    const startedAt = performance.now();
    await readFigures(store, question);
    times.push(performance.now() - startedAt);
  }
  delay.disable();
  const median = { what: `figures, ${kept}, median`, value: quantile(times, 0.5), unit: 'ms' };
  return [
    goal ? { ...median, goal: { atMost: 100 } } : median,
    { what: `longest hold, ${kept}`, value: delay.max / 1e6, unit: 'ms', goal: { atMost: 20 } },
  ];
}

async function measureSpan(name: keyof typeof spans, url: string): Promise<readonly Measure[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-'));
  const everyMs = spans[name] / leads;
  const filling = { leads, everyMs, firstAt: Math.round(Date.now() - spans[name]) };
  const stores = [
    ['SQLite', await openSqliteStore(join(dataDir, 'leads.sqlite'))],
    ['PostgreSQL', await openPostgresStore({ url, onConnectionFault: () => undefined })],
  ] as const;
  const measures: Measure[] = [];
  for (const [engine, store] of stores) {
    await fillStore(store, { ...filling, everyMs: Math.round(everyMs) });
    const kept = `${leads.toLocaleString('en-US')} leads in ${name}, ${engine}`;
    // What is told again until something changes need not be counted within the tenth of a second.
    measures.push(...(await measureStore(kept, store, name === 'two years')));
    await store.close();
  }
  rmSync(dataDir, { recursive: true });
  return measures;
}

export async function measureFigures(): Promise<readonly Measure[]> {
  const postgres = await startPostgres();
  const measures: Measure[] = [];
  for (const name of ['two years', 'ten weeks'] as const)
    measures.push(...(await measureSpan(name, await postgres.createDatabase())));
  await postgres.stop();
  return measures;
}
