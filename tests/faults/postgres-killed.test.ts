// PostgreSQL itself is killed with all its processes and started again, under load. The server keeps thanking, from its
// spool; in the end every lead is in the database once and the spool is empty. Short form here; `FAULT_ROUNDS=30` makes it
// the long one.
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { collectAllLeads } from '#server/store/upkeep/all-leads.ts';
import { openPostgresStore } from '#server/store/postgres-store.ts';
import { untilAllInDatabase } from '../support/servers/all-in-database.ts';
import { writeSite } from '../support/servers/a-site.ts';
import { postQuotes } from '../support/requests/post-quotes.ts';
import { startPostgres } from '../support/stores/postgres.ts';
import { startServer } from '../support/servers/start-server.ts';
import { tellFigures } from '../support/vitest/tell-figures.ts';
import { aFolder } from '../support/machine/temporary-folder.ts';

const rounds = Number(process.env.FAULT_ROUNDS ?? 2);
const postsPerRound = 400;

test(`PostgreSQL killed ${rounds} times under load: every lead is thanked for, and kept once`, async () => {
  const postgres = await startPostgres();
  onTestFinished(() => postgres.stop());
  const url = await postgres.createDatabase();
  const folder = await aFolder();
  writeSite(join(folder, 'dist'));
  const dataDir = join(folder, 'data');
  const server = await startServer({ folder, dataDir, variables: { DATABASE_URL: url } });
  onTestFinished(async () => {
    await server.stop();
  });
  const readiness = async (): Promise<unknown> => (await fetch(`${server.origin}/readyz`)).json();
  const thanked: string[] = [];
  const backAfterMs: number[] = [];
  let slowestMs = 0;
  let spooled = 0;

  for (let round = 0; round < rounds; round += 1) {
    // A different moment in every round; the load goes on while it is down, and while it comes back.
    const crashAfter = 20 + ((round * 67) % 200);
    let outage: Promise<unknown> = Promise.resolve();
    async function crashAndStart(): Promise<void> {
      await postgres.crash();
      // Ready all the while it is down, and until something went through the spool.
      const whileAway = async (): Promise<number> => {
        const { status, spooled: waiting } = Object(await readiness());
        expect(status).toBe('ready');
        return Number(waiting ?? 0);
      };
      await expect.poll(whileAway, { timeout: 120_000 }).toBeGreaterThan(0);
      spooled += await whileAway();
      await postgres.startAgain();
    }
    const load = await postQuotes({
      origin: server.origin,
      name: `round-${round}`,
      count: postsPerRound,
      onThanks(count) {
        if (count === crashAfter) outage = crashAndStart();
      },
    });
    expect(load.failed).toEqual([]);
    thanked.push(...load.thanked);
    slowestMs = Math.max(slowestMs, load.slowestMs);
    await outage;
    const upAt = performance.now();
    await untilAllInDatabase(server.origin);
    backAfterMs.push(performance.now() - upAt);
  }

  const database = await openPostgresStore({ url, onConnectionFault: () => undefined, patienceMs: 60_000 });
  onTestFinished(() => database.close());
  const leads = await collectAllLeads(database);
  expect(thanked).toHaveLength(rounds * postsPerRound);
  expect(leads.map(({ requestId }) => requestId).sort()).toEqual(thanked.toSorted());
  const noticed = new Set((await database.listNotices({})).map(({ leadId }) => leadId));
  expect(leads.filter(({ id }) => !noticed.has(id))).toEqual([]);
  const spool = new DatabaseSync(join(dataDir, 'spool.sqlite'), { readOnly: true });
  const left = spool.prepare('select count(*) as count from leads').get();
  spool.close();
  expect(left).toEqual({ count: 0 });
  expect(spooled).toBeGreaterThan(0);
  tellFigures(
    `PostgreSQL killed ${rounds} times: ${thanked.length} thanked for, ${leads.length} kept once each, 0 lost, spool empty; at least ${spooled} went through the spool; slowest thank-you ${Math.round(slowestMs)} ms; all carried over ${Math.round(Math.max(...backAfterMs))} ms after its return at the latest`,
  );
}, 900_000);
