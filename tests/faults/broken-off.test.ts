// Work on all leads that is broken off, in whatever way and at several moments: nothing is half done, and it can be run again.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { LeadStore } from '#server/store/lead-store.ts';
import { openPostgresStore } from '#server/store/postgres-store.ts';
import { openSqliteStore } from '#server/store/sqlite-store.ts';
import { fillStore } from '../support/stores/fill-store.ts';
import { nodeEnvironment } from '../support/servers/start-server.ts';
import { startPostgres, type TestPostgres } from '../support/stores/postgres.ts';
import { aFolder } from '../support/machine/temporary-folder.ts';

const leads = 600;
/** Fewer, because they go slowly: twenty in a step. */
const oldLeads = 160;
/** Milliseconds after the work began to show; all of it takes some hundreds. */
const breaks = [
  { moment: 0, signal: 'SIGINT' },
  { moment: 0, signal: 'SIGKILL' },
  { moment: 30, signal: 'SIGTERM' },
  { moment: 100, signal: 'SIGKILL' },
] as const;
const script = join(import.meta.dirname, '..', '..', 'scripts', 'leads.ts');

const postgres: { server?: TestPostgres } = {};
beforeAll(async () => {
  postgres.server = await startPostgres();
});
afterAll(() => postgres.server?.stop());

type Place = {
  readonly folder: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** What is kept, looked at and let go again. */
  readonly look: <Result>(see: (store: LeadStore) => Promise<Result>) => Promise<Result>;
};

async function aPlace(engine: string): Promise<Place> {
  const folder = await aFolder();
  const file = join(folder, 'leads.sqlite');
  const url = engine === 'SQLite' ? undefined : ((await postgres.server?.createDatabase()) ?? '');
  const open = () =>
    url === undefined
      ? openSqliteStore(file)
      : openPostgresStore({ url, onConnectionFault: () => undefined, patienceMs: 60_000 });
  return {
    folder,
    env: {
      ...nodeEnvironment,
      DATA_DIR: folder,
      RETENTION_DAYS: '1',
      ...(url === undefined ? {} : { DATABASE_URL: url }),
    },
    async look(see) {
      const store = await open();
      try {
        return await see(store);
      } finally {
        await store.close();
      }
    },
  };
}

/** Runs a command to its end, or to a signal so long after it began to show what it does; resolves with what it said. */
async function run({ env }: Pick<Place, 'env'>, words: readonly string[], broken?: (typeof breaks)[number]) {
  const child = spawn(process.execPath, [script, ...words], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = once(child, 'close');
  let said = '';
  child.stdout.on('data', (part: Buffer) => (said += part.toString()));
  await Promise.race([once(child.stderr, 'data'), ended]);
  child.stderr.resume();
  if (broken !== undefined) {
    await wait(broken.moment);
    child.kill(broken.signal);
  }
  await ended;
  return { said, signal: child.signalCode, code: child.exitCode };
}

function countRows(csv: string): number {
  return readFileSync(csv, 'utf8').match(/,Rosa Diaz \d+,/gu)?.length ?? 0;
}

const engines = ['SQLite', 'PostgreSQL'] as const;

test.each(engines)('an export on %s is whole or not there', async (engine) => {
  const place = await aPlace(engine);
  await place.look((store) => fillStore(store, { leads }));
  const csv = join(place.folder, 'all.csv');
  let cut = 0;
  for (const broken of breaks) {
    const { signal } = await run(place, ['export', '--csv', csv], broken);
    if (signal === broken.signal) cut += 1;
    if (existsSync(csv)) expect(countRows(csv)).toBe(leads);
  }
  expect(cut).toBeGreaterThan(0);
  expect((await run(place, ['export', '--csv', csv])).said).toContain(`${leads} leads written`);
  expect(countRows(csv)).toBe(leads);
  expect(readdirSync(place.folder).filter((name) => name.includes('unfinished'))).toEqual([]);
});

test('a backup is whole or not there', async () => {
  const place = await aPlace('SQLite');
  await place.look((store) => fillStore(store, { leads }));
  const folder = await aFolder();
  for (const [count, broken] of breaks.entries()) {
    const copy = join(folder, `copy-${count}.sqlite`);
    await run(place, ['backup', '--to', copy], broken);
    if (!existsSync(copy)) continue;
    const store = await openSqliteStore(copy);
    expect(await store.countLeads()).toBe(leads);
    await store.close();
  }
  expect((await run(place, ['backup', '--to', join(folder, 'copy.sqlite')])).said).toContain(
    `${leads} leads copied`,
  );
  expect(readdirSync(folder).filter((name) => name.includes('unfinished'))).toEqual([]);
});

test('a move into PostgreSQL carries all leads or none, and none twice', async () => {
  const [from, to] = [await aPlace('SQLite'), await aPlace('PostgreSQL')];
  await from.look((store) => fillStore(store, { leads }));
  const url = to.env.DATABASE_URL ?? '';
  for (const broken of breaks) {
    await run(from, ['move', '--to', url], broken);
    expect([0, leads]).toContain(await to.look((store) => store.countLeads()));
    if (existsSync(join(from.folder, 'leads.sqlite.moved'))) break;
    expect(await from.look((store) => store.countLeads())).toBe(leads);
  }
  if (!existsSync(join(from.folder, 'leads.sqlite.moved')))
    expect((await run(from, ['move', '--to', url])).said).toContain(`${leads} leads moved`);
  const kept = await to.look((store) => store.readBundles(leads + 1));
  expect(kept).toHaveLength(leads);
  expect(kept.every(({ notices, attempts }) => notices.length === 4 && attempts.length === 1)).toBe(true);
});

test.each(engines)('what is erased by its age on %s goes whole', async (engine) => {
  const place = await aPlace(engine);
  await place.look(async (store) => {
    await fillStore(store, { leads: oldLeads });
    await store.noteTime(Date.now());
  });
  let isUnderWay = false;
  for (const broken of breaks) {
    await run(place, ['erase-old'], broken);
    const left = await place.look((store) => store.readBundles(oldLeads));
    if (left.length > 0 && left.length < oldLeads) isUnderWay = true;
    expect(
      left.every(
        ({ notices, events, attempts }) =>
          notices.length === 4 && events.length === 1 && attempts.length === 1,
      ),
    ).toBe(true);
  }
  expect(isUnderWay).toBe(true);
  expect((await run(place, ['erase-old'])).code).toBe(0);
  expect(await place.look((store) => store.countLeads())).toBe(0);
  expect(await place.look((store) => store.listNotices({}))).toEqual([]);
});
