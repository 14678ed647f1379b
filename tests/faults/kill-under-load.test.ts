// The server is killed in the middle of a load of posts, again and again, on both engines. Whoever was thanked must be in
// the store, and the next server must be ready soon. Short form here; `FAULT_ROUNDS=30` makes it the long one.
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { collectAllLeads } from '#server/store/upkeep/all-leads.ts';
import { openStore } from '#server/store/open-store.ts';
import { untilAllInDatabase } from '../support/servers/all-in-database.ts';
import { writeSite } from '../support/servers/a-site.ts';
import { postQuotes } from '../support/requests/post-quotes.ts';
import { startPostgres, type TestPostgres } from '../support/stores/postgres.ts';
import { startServer } from '../support/servers/start-server.ts';
import { tellFigures } from '../support/vitest/tell-figures.ts';
import { aFolder } from '../support/machine/temporary-folder.ts';

const rounds = Number(process.env.FAULT_ROUNDS ?? 3);
const postsPerRound = 1000;
/** From the start of a process until it takes leads again: the goal is two seconds, for a machine that does nothing else. */
const recoveryMs = 10_000;

const postgres: { server?: TestPostgres } = {};
beforeAll(async () => {
  postgres.server = await startPostgres();
});
afterAll(() => postgres.server?.stop());

test.each(['SQLite', 'PostgreSQL'])(
  `on %s, killed ${rounds} times under load, the server loses no lead it gave thanks for`,
  async (engine) => {
    const folder = await aFolder();
    writeSite(join(folder, 'dist'));
    const dataDir = join(folder, 'data');
    const databaseUrl = engine === 'SQLite' ? undefined : ((await postgres.server?.createDatabase()) ?? '');
    const variables = databaseUrl === undefined ? undefined : { DATABASE_URL: databaseUrl };
    const thanked: string[] = [];
    const starts: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const server = await startServer({ folder, dataDir, ...(variables && { variables }) });
      starts.push(server.startMs);
      // A different moment in every round, always in the middle.
      const killAfter = 50 + ((round * 211) % (postsPerRound - 200));
      const load = await postQuotes({
        origin: server.origin,
        name: `round-${round}`,
        count: postsPerRound,
        onThanks(count) {
          if (count === killAfter) void server.kill();
        },
      });
      await server.kill();
      thanked.push(...load.thanked);
      expect(load.failed.filter((status) => status !== undefined)).toEqual([]);
    }
    const last = await startServer({ folder, dataDir, ...(variables && { variables }) });
    starts.push(last.startMs);
    await untilAllInDatabase(last.origin);
    expect(await last.stop()).toBe(0);

    const store = await openStore({ databaseUrl, dataDir, onConnectionFault: () => undefined });
    onTestFinished(() => store.close());
    const leads = await collectAllLeads(store);
    const kept = new Set(leads.map(({ requestId }) => requestId));
    const noticed = new Set((await store.listNotices({})).map(({ leadId }) => leadId));
    expect(thanked.length).toBeGreaterThan(rounds * 50);
    expect(thanked.filter((id) => !kept.has(id))).toEqual([]);
    expect(kept.size).toBe(leads.length);
    expect(leads.filter(({ id }) => !noticed.has(id))).toEqual([]);
    const byTime = starts.toSorted((one, other) => one - other);
    // The quickest: a start that waited for a machine that did much else says nothing of the server.
    expect(byTime[0]).toBeLessThan(recoveryMs);
    if (engine === 'SQLite') {
      const database = new DatabaseSync(join(dataDir, 'leads.sqlite'));
      expect(database.prepare('pragma integrity_check').get()).toEqual({ integrity_check: 'ok' });
      database.close();
    }
    tellFigures(
      `${engine}: ${rounds} kills, ${thanked.length} thanked for, ${leads.length} kept, 0 lost; ready after ${Math.round(byTime[0] ?? 0)} to ${Math.round(byTime.at(-1) ?? 0)} ms`,
    );
  },
  600_000,
);
