// What takes long must hold up nobody: the export of a hundred thousand leads, and as many erased after a start.
import { dayMs } from '#domain/clocks/durations.ts';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openSqliteStore } from '#server/store/sqlite-store.ts';
import { fillStore } from '../tests/support/stores/fill-store.ts';
import { startServer, type RunningServer } from '../tests/support/servers/start-server.ts';
import { inviteBench, signInBench } from './board-session.ts';
import { timeSteady } from './intake.ts';
import { quantile, type Measure } from './measure.ts';
import { memoryMb } from './process-use.ts';

const leads = 100_000;
/** As in the attack that found it: so many of them are too old. */
const tooOld = 95_714;

/** Asks for the smallest answer again and again until `work` is done; resolves with how long each took. */
async function pingDuring(origin: string, work: Promise<unknown>): Promise<readonly number[]> {
  const times: number[] = [];
  const state = { isOver: false };
  const over = work.finally(() => (state.isOver = true));
  while (!state.isOver) {
    const startedAt = performance.now();
    await (await fetch(`${origin}/healthz`)).arrayBuffer();
    times.push(performance.now() - startedAt);
    await wait(2);
  }
  await over;
  return times;
}

/** The most memory above what there was at first, in MB, while `work` runs. */
async function watchMemory(server: RunningServer, work: Promise<unknown>): Promise<number> {
  const before = memoryMb(server.pid);
  let most = before;
  const timer = setInterval(() => (most = Math.max(most, memoryMb(server.pid))), 20);
  await work;
  clearInterval(timer);
  return most - before;
}

async function takeFile(origin: string, cookie: string): Promise<number> {
  const answer = await fetch(`${origin}/api/board/leads.csv`, { headers: { cookie } });
  let size = 0;
  for await (const part of answer.body ?? []) size += part.length;
  return size / 1024 / 1024;
}

function tellQuotes(when: string, times: readonly number[]): readonly Measure[] {
  return [
    { what: `POST /api/quote at 100/s ${when}, median`, value: quantile(times, 0.5), unit: 'ms' },
    {
      what: `POST /api/quote at 100/s ${when}, p99`,
      value: quantile(times, 0.99),
      unit: 'ms',
      goal: { atMost: 100 },
    },
    { what: `POST /api/quote at 100/s ${when}, longest`, value: quantile(times, 1), unit: 'ms' },
  ];
}

async function measureExport(dataDir: string): Promise<readonly Measure[]> {
  const server = await startServer({ dataDir, variables: { RETENTION_DAYS: '36500' } });
  const cookie = await signInBench(server.origin);
  // What a server needs to serve at all.
  await timeSteady(server.origin);
  const idle = await pingDuring(server.origin, wait(5000));
  const startedAt = performance.now();
  const taking = takeFile(server.origin, cookie);
  const [added, pings] = await Promise.all([watchMemory(server, taking), pingDuring(server.origin, taking)]);
  const seconds = (performance.now() - startedAt) / 1000;
  const megabytes = await taking;
  const again = takeFile(server.origin, cookie);
  const quotes = await timeSteady(server.origin);
  await again;
  await server.stop();
  const what = `CSV of ${leads.toLocaleString('en-US')} leads`;
  return [
    { what: `${what}, size`, value: megabytes, unit: 'MB' },
    { what: `${what}, time`, value: seconds, unit: 's' },
    { what: `${what}, memory added`, value: added, unit: 'MB', goal: { atMost: 50 } },
    { what: 'GET /healthz before it, p99', value: quantile(idle, 0.99), unit: 'ms' },
    { what: 'GET /healthz during it, p99', value: quantile(pings, 0.99), unit: 'ms' },
    { what: 'GET /healthz during it, longest', value: quantile(pings, 1), unit: 'ms', goal: { atMost: 20 } },
    ...tellQuotes('during the export', quotes),
  ];
}

async function measureRetention(dataDir: string): Promise<readonly Measure[]> {
  const server = await startServer({ dataDir, variables: { RETENTION_DAYS: '100' } });
  const quotes = await timeSteady(server.origin);
  await server.stop();
  return [
    {
      what: `first quote while ${tooOld.toLocaleString('en-US')} leads are erased`,
      value: quotes[0] ?? NaN,
      unit: 'ms',
    },
    ...tellQuotes('while they are', quotes),
  ];
}

export async function measureLongTasks(): Promise<readonly Measure[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-'));
  const store = await openSqliteStore(join(dataDir, 'leads.sqlite'));
  const everyMs = 60_000;
  await fillStore(store, { leads: tooOld, firstAt: Date.now() - 101 * dayMs - tooOld * everyMs, everyMs });
  const young = leads - tooOld;
  await fillStore(store, { leads: young, firstAt: Date.now() - young * everyMs, everyMs });
  await inviteBench(store);
  await store.close();
  const measures = [...(await measureExport(dataDir)), ...(await measureRetention(dataDir))];
  rmSync(dataDir, { recursive: true });
  return measures;
}
