// The call board with ten thousand open leads: a list, a search, and a board that nobody touches.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { LeadStore } from '#server/store/lead-store.ts';
import { openPostgresStore } from '#server/store/postgres-store.ts';
import { openSqliteStore } from '#server/store/sqlite-store.ts';
import { fillStore } from '../tests/support/stores/fill-store.ts';
import { startPostgres } from '../tests/support/stores/postgres.ts';
import { startServer, type RunningServer } from '../tests/support/servers/start-server.ts';
import { inviteBench, signInBench } from './board-session.ts';
import { quantile, type Measure } from './measure.ts';
import { cpuSeconds } from './process-use.ts';

const openLeads = 10_000;
const asks = 200;
const idleMs = 10_000;
/** Alone and watched by turns, for what a server does by itself differs from minute to minute. */
const idleRounds = 4;

/** What staff search for: a name at the end of the list, a phone number, words apart, what is nowhere; and filters alone. */
const searches = {
  'a name': { text: 'Diaz 17' },
  'a number': { text: '555-0017' },
  'words apart': { text: 'rósa beach refrigerator bell' },
  nothing: { text: 'nowhere to be found' },
  'a region and a state': { region: 'miami-dade', state: 'open' },
  'a region without any': { region: 'central-florida', text: 'rosa' },
} as const;

type Ask = (headers?: Readonly<Record<string, string>>) => Promise<Response>;

async function timeAsks(
  ask: Ask,
  headers: Readonly<Record<string, string>> = {},
): Promise<readonly number[]> {
  const times: number[] = [];
  for (let asked = 0; asked < asks; asked += 1) {
    const startedAt = performance.now();
    const answer = await ask(headers);
    await answer.arrayBuffer();
    times.push(performance.now() - startedAt);
    if (answer.status !== 200) throw new Error(`The board answered ${answer.status}`);
  }
  return times;
}

/** Percent of a core while `work` runs. */
async function countUse(server: RunningServer, work: () => Promise<void>): Promise<number> {
  const [before, startedAt] = [cpuSeconds(server.pid), performance.now()];
  await work();
  return ((cpuSeconds(server.pid) - before) / (performance.now() - startedAt)) * 100_000;
}

/** A board that has its list, by this tag, and waits for news; resolves with the tag of the last. */
async function stayIdle(server: RunningServer, cookie: string, known: string): Promise<string> {
  const address = `${server.origin}/api/board/leads?list=open&page=1&wait=`;
  const end = performance.now() + idleMs;
  let tag = known;
  while (performance.now() < end) {
    const answer = await fetch(address, { headers: { cookie, 'if-none-match': tag } });
    await answer.arrayBuffer();
    tag = answer.headers.get('etag') ?? '';
  }
  return tag;
}

async function measureEngine(engine: string, server: RunningServer): Promise<readonly Measure[]> {
  const cookie = await signInBench(server.origin);
  const ask: Ask = (headers) =>
    fetch(`${server.origin}/api/board/leads?list=open&page=1`, { headers: { cookie, ...headers } });
  const timed: (readonly [what: string, times: readonly number[]])[] = [['the list', await timeAsks(ask)]];
  for (const [what, asked] of Object.entries(searches))
    timed.push([
      `searching ${what}`,
      await timeAsks(ask, { 'board-search': new URLSearchParams(asked).toString() }),
    ]);
  let [alone, watched, tag] = [0, 0, (await ask()).headers.get('etag') ?? ''];
  for (let round = 0; round < idleRounds; round += 1) {
    alone += (await countUse(server, () => wait(idleMs))) / idleRounds;
    watched +=
      (await countUse(server, async () => {
        tag = await stayIdle(server, cookie, tag);
      })) / idleRounds;
  }
  const kept = `${openLeads.toLocaleString('en-US')} open, ${engine}`;
  return [
    ...timed.flatMap(([what, times]) => [
      { what: `${what}, ${kept}, median`, value: quantile(times, 0.5), unit: 'ms', goal: { atMost: 50 } },
      { what: `${what}, ${kept}, p99`, value: quantile(times, 0.99), unit: 'ms', goal: { atMost: 50 } },
    ]),
    { what: `an idle server, ${kept}`, value: alone, unit: '% of a core' },
    {
      what: `with one idle board, ${kept}`,
      value: watched - alone,
      unit: '% of a core',
      goal: { atMost: 1 },
    },
  ];
}

async function fill(store: LeadStore): Promise<void> {
  // All of the last week, so that nothing is erased and the clock is believed.
  await fillStore(store, { leads: openLeads, open: openLeads, firstAt: Date.now() - openLeads * 60_000 });
  await inviteBench(store);
  await store.close();
}

export async function measureBoard(): Promise<readonly Measure[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-'));
  await fill(await openSqliteStore(join(dataDir, 'leads.sqlite')));
  const withFile = await startServer({ dataDir });
  const ofFile = await measureEngine('SQLite', withFile);
  await withFile.stop();
  rmSync(dataDir, { recursive: true });
  const postgres = await startPostgres();
  const url = await postgres.createDatabase();
  await fill(await openPostgresStore({ url, onConnectionFault: () => undefined }));
  // As PostgreSQL does by itself within minutes of such a filling: not while the board is timed.
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('vacuum analyze');
  await client.end();
  const withDatabase = await startServer({ variables: { DATABASE_URL: url } });
  const ofDatabase = await measureEngine('PostgreSQL', withDatabase);
  await withDatabase.stop();
  await postgres.stop();
  return [...ofFile, ...ofDatabase];
}
