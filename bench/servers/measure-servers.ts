// One, two and four servers on one PostgreSQL behind nginx with ops/nginx.conf: quotes kept durably, pages, and what becomes of
// leads and notices when one server after the other is killed in the middle of the load. Needs nginx; wrk for the pages.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { findProgram } from '../../tests/support/browser/find-program.ts';
import { startPostgres, type TestPostgres } from '../../tests/support/stores/postgres.ts';
import { quantile, type Measure, type Missing } from '../measure.ts';
import { postThroughProxy } from './post-through-proxy.ts';
import { openHouse, type House } from './server-house.ts';

const seconds = 8;
const kills = 6;
/** Pages a second, by TLS on 64 connections. */
async function loadPages(port: number): Promise<number> {
  const words = ['-t1', '-c64', `-d${seconds}s`, '-H', 'Host: www.example.com', '-H', 'Accept-Encoding: br'];
  const wrk = spawn('wrk', [...words, `https://127.0.0.1:${port}/tampa-washer-repair`]);
  let text = '';
  wrk.stdout.on('data', (part: Buffer) => (text += part.toString()));
  await once(wrk, 'close');
  if (/Non-2xx|Socket errors/u.test(text)) throw new Error(`wrk saw faults: ${text}`);
  return Number(/Requests\/sec:\s+([\d.]+)/u.exec(text)?.[1]);
}

/** Kills one server after the other, and starts it again, until the load is over. */
async function killInTurn({ servers, hire }: House, isOver: () => boolean): Promise<number> {
  let killed = 0;
  for (; killed < kills && !isOver(); killed += 1) {
    const victim = killed % servers.length;
    await wait(500);
    await servers[victim]?.kill();
    await wait(300);
    servers[victim] = await hire(victim);
  }
  return killed;
}

async function countIn(client: pg.Client, question: string): Promise<number> {
  const { rows } = await client.query<{ count: string }>(question);
  return Number(rows[0]?.count);
}

/** Resolves when every notice of a new lead was sent; rejects when that takes longer than a lease and all there is. */
async function untilTold(client: pg.Client): Promise<void> {
  const end = performance.now() + 300_000;
  const unsent = `select count(*) from notices where kind = 'dispatch' and state <> 'sent'`;
  while ((await countIn(client, unsent)) > 0) {
    if (performance.now() > end) throw new Error('Notices were not sent');
    await wait(500);
  }
}

async function measureKills(house: House, what: string): Promise<readonly Measure[]> {
  const { port, client, counter } = house;
  const state = { isOver: false };
  const posting = postThroughProxy(port, kills * 2).finally(() => (state.isOver = true));
  const [{ thanked, broken }, killed] = await Promise.all([posting, killInTurn(house, () => state.isOver)]);
  await untilTold(client);
  const { rows } = await client.query<{ request_id: string }>('select request_id from leads');
  const kept = new Set(rows.map((row) => row.request_id));
  const owed = await countIn(client, `select count(*) from notices where kind = 'dispatch'`);
  const twice = await countIn(
    client,
    `select count(*) from (select 1 from notices where kind = 'dispatch' group by lead_id having count(*) > 1) as twice`,
  );
  const none = { goal: { atMost: 0 } };
  return [
    { what: `${what}, ${killed} killed: quotes thanked for`, value: thanked.length, unit: 'quotes' },
    { what: `${what}: posts sent again`, value: broken, unit: 'posts' },
    {
      what: `${what}: thanked for and lost`,
      value: thanked.filter((id) => !kept.has(id)).length,
      unit: 'quotes',
      ...none,
    },
    { what: `${what}: leads with two notices`, value: twice, unit: 'leads', ...none },
    { what: `${what}: notices that never came`, value: owed - counter.told.size, unit: 'notices', ...none },
    {
      what: `${what}: notices in the hands of the killed, told again`,
      value: [...counter.told.values()].filter((times) => times > 1).length,
      unit: 'notices',
    },
  ];
}

async function measureCount(postgres: TestPostgres, count: number): Promise<readonly (Measure | Missing)[]> {
  const house = await openHouse(postgres, count);
  const what = count === 1 ? 'one server' : `${count} servers`;
  try {
    await postThroughProxy(house.port, 2);
    const { times } = await postThroughProxy(house.port, seconds);
    await untilTold(house.client);
    const pages = 'pages by TLS';
    const measures: (Measure | Missing)[] = [
      { what: `${what}: POST /api/quote, durable, 64 at once`, value: times.length / seconds, unit: '/s' },
      { what: `${what}: POST /api/quote, p99`, value: quantile(times, 0.99), unit: 'ms' },
      findProgram(['wrk']) === undefined
        ? { what: `${what}: ${pages}`, missing: 'wrk is not installed' }
        : { what: `${what}: ${pages}`, value: await loadPages(house.port), unit: '/s' },
    ];
    return count === 1 ? measures : [...measures, ...(await measureKills(house, what))];
  } finally {
    await house.end();
  }
}

export async function measureServers(): Promise<readonly (Measure | Missing)[]> {
  if (findProgram(['nginx', '/usr/sbin/nginx']) === undefined)
    return [{ what: 'servers behind nginx', missing: 'nginx is not installed' }];
  const postgres = await startPostgres();
  const measures: (Measure | Missing)[] = [];
  for (const count of [1, 2, 4]) measures.push(...(await measureCount(postgres, count)));
  await postgres.stop();
  return measures;
}
