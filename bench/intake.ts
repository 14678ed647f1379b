// How many quotes a second the server keeps durably, beside what the store alone can commit on this disk.
import { Agent, request } from 'node:http';
import { DatabaseSync } from 'node:sqlite';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aQuote } from '../tests/support/builders/a-quote.ts';
import { startServer } from '../tests/support/servers/start-server.ts';
import { quantile, type Measure } from './measure.ts';

const connections = 64;
const secondsEach = 5;

/** Posts one quote; resolves with its time in milliseconds, rejects unless it was kept and thanked for. */
function post(origin: string, agent: Agent): Promise<number> {
  const body = new URLSearchParams(aQuote({ request_id: crypto.randomUUID() })).toString();
  const headers = { 'content-type': 'application/x-www-form-urlencoded', 'content-length': body.length };
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const call = request(`${origin}/api/quote`, { method: 'POST', agent, headers }, (answer) => {
      answer.resume().on('end', () => {
        if (answer.statusCode === 303) resolve(performance.now() - started);
        else reject(new Error(`POST /api/quote answered ${answer.statusCode ?? 0}`));
      });
    });
    call.on('error', reject).end(body);
  });
}

/** As many as the server takes, from 64 visitors at once. */
async function countFlatOut(origin: string): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const end = performance.now() + secondsEach * 1000;
  let kept = 0;
  async function visit(): Promise<void> {
    while (performance.now() < end) {
      await post(origin, agent);
      kept += 1;
    }
  }
  await Promise.all(Array.from({ length: connections }, visit));
  agent.destroy();
  return kept / secondsEach;
}

/** Times at a steady hundred a second. */
export async function timeSteady(origin: string): Promise<readonly number[]> {
  const agent = new Agent({ keepAlive: true });
  const running: Promise<number>[] = [];
  for (let sent = 0; sent < 100 * secondsEach; sent += 1) {
    running.push(post(origin, agent));
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  const times = await Promise.all(running);
  agent.destroy();
  return times;
}

/** One insert, one commit, synced: what the store can do with nothing around it. */
function countBareCommits(): number {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const database = new DatabaseSync(join(folder, 'bare.sqlite'));
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; CREATE TABLE lead (body TEXT) STRICT');
  const insert = database.prepare('INSERT INTO lead VALUES (?)');
  const body = JSON.stringify(aQuote());
  const end = performance.now() + 2000;
  let count = 0;
  for (; performance.now() < end; count += 1) insert.run(body);
  database.close();
  rmSync(folder, { recursive: true });
  return count / 2;
}

export async function measureIntake(): Promise<readonly Measure[]> {
  const bare = countBareCommits();
  const server = await startServer();
  const flatOut = await countFlatOut(server.origin);
  const times = await timeSteady(server.origin);
  await server.stop();
  return [
    { what: 'the store alone, single durable commits', value: bare, unit: '/s' },
    { what: 'POST /api/quote, durable, 64 at once', value: flatOut, unit: '/s', goal: { atLeast: 1000 } },
    {
      what: 'POST /api/quote beside the store alone',
      value: flatOut / bare,
      unit: '×',
      goal: { atLeast: 0.5 },
    },
    { what: 'POST /api/quote at 100/s, median', value: quantile(times, 0.5), unit: 'ms' },
    {
      what: 'POST /api/quote at 100/s, p99',
      value: quantile(times, 0.99),
      unit: 'ms',
      goal: { atMost: 100 },
    },
  ];
}
