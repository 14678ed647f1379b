// The server is killed in the middle of a load of posts, again and again. Whoever was thanked must be in the store.
// Short form here; `FAULT_ROUNDS=30` makes it the long one.
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Agent, request } from 'node:http';
import { expect, test } from 'vitest';
import { aQuote } from '../support/a-quote.ts';
import { writeSite } from '../support/a-site.ts';
import { startServer } from '../support/start-server.ts';
import { aFolder } from '../support/temporary-folder.ts';

const rounds = Number(process.env.FAULT_ROUNDS ?? 4);
const postsPerRound = 1000;
const connections = 32;

/** Posts one quote; resolves with the status, or undefined if the server went away first. */
function post(origin: string, agent: Agent, requestId: string): Promise<number | undefined> {
  const body = new URLSearchParams(aQuote({ request_id: requestId })).toString();
  return new Promise((resolve) => {
    const outgoing = request(
      `${origin}/api/quote`,
      {
        method: 'POST',
        agent,
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          'content-length': body.length,
          origin,
        },
      },
      (response) => {
        response.resume();
        response.on('end', () => resolve(response.statusCode));
        response.on('error', () => resolve(undefined));
      },
    );
    outgoing.on('error', () => resolve(undefined));
    outgoing.end(body);
  });
}

/** Posts until all are sent or the server is gone; resolves with the ids that were thanked for. */
async function postMany(
  origin: string,
  round: number,
  onThanks: (count: number) => void,
): Promise<readonly string[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const ids = Array.from({ length: postsPerRound }, (_, place) => `round-${round}-post-${place}`).values();
  const thanked: string[] = [];
  async function work(): Promise<void> {
    for (const id of ids) {
      const status = await post(origin, agent, id);
      if (status === undefined) return;
      expect(status).toBe(303);
      thanked.push(id);
      onThanks(thanked.length);
    }
  }
  await Promise.all(Array.from({ length: connections }, work));
  agent.destroy();
  return thanked;
}

test(`killed ${rounds} times under load, the server loses no lead it gave thanks for`, async () => {
  const folder = await aFolder();
  writeSite(join(folder, 'dist'));
  const dataDir = join(folder, 'data');
  const thanked: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const server = await startServer({ folder, dataDir });
    // A different moment in every round, always in the middle.
    const killAfter = 50 + ((round * 211) % (postsPerRound - 200));
    thanked.push(
      ...(await postMany(server.origin, round, (count) => {
        if (count === killAfter) void server.kill();
      })),
    );
    await server.kill();
  }
  const last = await startServer({ folder, dataDir });
  expect((await fetch(`${last.origin}/readyz`)).status).toBe(200);
  expect(await last.stop()).toBe(0);

  const database = new DatabaseSync(join(dataDir, 'leads.sqlite'));
  const kept = new Set(
    database
      .prepare('select request_id from leads')
      .all()
      .map((row) => row.request_id),
  );
  const withoutNotice = database
    .prepare('select id from leads where id not in (select lead_id from notices)')
    .all();
  const health = database.prepare('pragma integrity_check').get();
  database.close();
  expect(thanked.length).toBeGreaterThan(rounds * 50);
  expect(thanked.filter((id) => !kept.has(id))).toEqual([]);
  expect(withoutNotice).toEqual([]);
  expect(health).toEqual({ integrity_check: 'ok' });
});
