// What one client's flood does to other people's quotes, and what each refusal costs: flood by flood, on a server with the
// limits it is delivered with. `node bench/run.ts flood` takes six minutes, `FLOOD=429,readyz …` measures some of them.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { attacks, type Attack } from '../tests/support/hostile/flood/attacks.ts';
import { visitHonestly, type Entrance } from '../tests/support/hostile/flood/honest-visitors.ts';
import { startAttack } from '../tests/support/hostile/flood/start-attack.ts';
import { runNginx } from '../tests/support/network/run-nginx.ts';
import { startServer, type RunningServer } from '../tests/support/servers/start-server.ts';
import { quantile, type Measure, type Missing, type Part } from './measure.ts';

const seconds = 15;
const costSeconds = 5;
const variables = { QUOTE_RATE_PER_MINUTE: '20' };
/** Linux counts processor time in hundredths of a second. */
const tickMs = 10;
const behindNginx = ['429', '422 of 16 kB', 'coverage page', 'slow bodies'];
/** Together they are refused often enough for the cost of one refusal to be seen, whatever the pace of each. */
const manyClients = Array.from({ length: 250 }, (_, index) => `127.0.1.${index + 1}`);

/** Of a process, until now. */
function readProcessorMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * tickMs;
}

type House = {
  readonly entrance: Entrance;
  readonly server: RunningServer;
  readonly end: () => Promise<void>;
};

async function aServer(): Promise<House> {
  const server = await startServer({ variables });
  const entrance = { port: Number(new URL(server.origin).port), isTls: false };
  return { entrance, server, end: server.kill };
}

/** Behind nginx with ops/nginx.conf as it is delivered. */
async function aServerBehindNginx(): Promise<House> {
  const server = await startServer({
    variables: { ...variables, TRUST_PROXY: '1', PUBLIC_ORIGIN: 'https://www.example.com' },
  });
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'));
  const nginx = await runNginx({ folder, upstreamPorts: [Number(new URL(server.origin).port)] });
  return {
    entrance: { port: nginx.port, isTls: true },
    server,
    async end() {
      await nginx.end();
      await server.kill();
      await rm(folder, { recursive: true });
    },
  };
}

/** Milliseconds of the server's processor for each answer, once everybody is over their limit, and nobody else comes. */
async function measureCost(attack: Attack): Promise<number> {
  const { entrance, server, end } = await aServer();
  const attackers = startAttack({ ...attack, ...entrance, from: manyClients });
  await wait(3000);
  const before = { spent: readProcessorMs(server.pid), seconds: attackers.seconds.length };
  await wait(costSeconds * 1000);
  const spent = readProcessorMs(server.pid) - before.spent;
  await attackers.end();
  await end();
  const answers = attackers.seconds.slice(before.seconds).flatMap((second) => Object.values(second));
  return spent / answers.reduce((sum, count) => sum + count, 0);
}

/** Times of other people's quotes, from the beginning of the flood on. Rejects if one of them was refused. */
async function timeOthers(
  name: string,
  attack: Attack | undefined,
  open: () => Promise<House>,
): Promise<readonly Measure[]> {
  const { entrance, server, end } = await open();
  await visitHonestly(entrance, 2);
  const before = { spent: readProcessorMs(server.pid), at: performance.now() };
  const attacker = attack && startAttack({ ...attack, ...entrance, from: ['127.0.0.2'] });
  const { times, failed } = await visitHonestly(entrance, seconds);
  const spent = readProcessorMs(server.pid) - before.spent;
  const busy = (spent / (performance.now() - before.at)) * 100;
  await attacker?.end();
  await end();
  if (failed.length > 0) throw new Error(`${name}: quotes of others were answered ${failed.join()}`);
  return [
    { what: `${name}: others' quotes, median`, value: quantile(times, 0.5), unit: 'ms' },
    { what: `${name}: others' quotes, p99`, value: quantile(times, 0.99), unit: 'ms', goal: { atMost: 50 } },
    { what: `${name}: the server's processor`, value: busy, unit: '%' },
  ];
}

async function measureOne(attack: Attack): Promise<readonly Measure[]> {
  const others = await timeOthers(attack.name, attack, aServer);
  if (attack.isSlow) return others;
  const what = `${attack.name}: processor for a refusal`;
  return [...others, { what, value: await measureCost(attack), unit: 'ms', goal: { atMost: 0.2 } }];
}

/** First without a flood, for comparison; then each flood on a server of its own, and some again behind nginx. */
export const measureFlood: Part = async () => {
  const wanted = (process.env.FLOOD ?? '').split(',');
  const isWanted = ({ name }: Attack) => wanted.some((part) => name.includes(part));
  const results: (Measure | Missing)[] = [...(await timeOthers('no flood', undefined, aServer))];
  for (const attack of attacks.filter(isWanted)) results.push(...(await measureOne(attack)));
  if (spawnSync('nginx', ['-v']).status !== 0)
    return [...results, { what: 'floods behind nginx', missing: 'there is no nginx' }];
  results.push(...(await timeOthers('no flood, nginx', undefined, aServerBehindNginx)));
  for (const attack of attacks.filter(isWanted).filter(({ name }) => behindNginx.includes(name)))
    results.push(...(await timeOthers(`${attack.name}, nginx`, attack, aServerBehindNginx)));
  return results;
};
