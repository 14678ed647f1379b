// Whether years of leads make the next one slower: looking for notices to send, and quotes, with none kept and with many.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqliteStore } from '#server/store/sqlite-store.ts';
import { fillStore } from '../tests/support/stores/fill-store.ts';
import { startServer } from '../tests/support/servers/start-server.ts';
import { timeSteady } from './intake.ts';
import { quantile, type Measure } from './measure.ts';

const looks = 30;

/** Milliseconds of each look for notices of a channel that has sent them all. */
async function timeLooks(file: string): Promise<readonly number[]> {
  const store = await openSqliteStore(file);
  const times: number[] = [];
  for (let look = 0; look < looks; look += 1) {
    const startedAt = performance.now();
    await store.leaseNotices({ channel: 'email', owner: 'bench', now: Date.now(), leaseMs: 1000, limit: 1 });
    times.push(performance.now() - startedAt);
  }
  await store.close();
  return times;
}

async function measureWith(leads: number): Promise<readonly Measure[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-'));
  const file = join(dataDir, 'leads.sqlite');
  const store = await openSqliteStore(file);
  await fillStore(store, { leads });
  await store.close();
  const leases = await timeLooks(file);
  const server = await startServer({ dataDir });
  const quotes = await timeSteady(server.origin);
  await server.stop();
  rmSync(dataDir, { recursive: true });
  const kept = `${leads.toLocaleString('en-US')} leads kept`;
  return [
    { what: `looking for notices, ${kept}, median`, value: quantile(leases, 0.5), unit: 'ms' },
    { what: `POST /api/quote at 100/s, ${kept}, median`, value: quantile(quotes, 0.5), unit: 'ms' },
    {
      what: `POST /api/quote at 100/s, ${kept}, p99`,
      value: quantile(quotes, 0.99),
      unit: 'ms',
      goal: { atMost: 20 },
    },
  ];
}

/** Each lead has four notices, so that the second store has 400,000. */
export async function measureHistory(): Promise<readonly Measure[]> {
  return [...(await measureWith(0)), ...(await measureWith(100_000))];
}
