// What one client's flood does to other people's quotes, and what each refusal costs: flood by flood, on a server with the
// limits it is delivered with. `node bench/run.ts flood` takes five minutes, and `FLOOD=coverage …` measures one of them.
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { attacks, type Attack } from '../tests/support/flood/attacks.ts';
import { visitHonestly } from '../tests/support/flood/honest-visitors.ts';
import { startAttack } from '../tests/support/flood/start-attack.ts';
import { startServer } from '../tests/support/start-server.ts';
import { quantile, type Measure, type Part } from './measure.ts';

const seconds = 15;
const costSeconds = 5;
const variables = { QUOTE_RATE_PER_MINUTE: '20' };
/** Linux counts processor time in hundredths of a second. */
const tickMs = 10;
/** Together they are refused often enough for the cost of one refusal to be seen, whatever the pace of each. */
const manyClients = Array.from({ length: 250 }, (_, place) => `127.0.1.${place + 1}`);

/** Of a process, until now. */
function readProcessorMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * tickMs;
}

/** Milliseconds of the server's processor for each answer, once everybody is over their limit, and nobody else comes. */
async function measureCost(attack: Attack): Promise<number> {
  const server = await startServer({ variables });
  const attackers = startAttack({ ...attack, port: Number(new URL(server.origin).port), from: manyClients });
  await wait(3000);
  const before = { spent: readProcessorMs(server.pid), seconds: attackers.seconds.length };
  await wait(costSeconds * 1000);
  const spent = readProcessorMs(server.pid) - before.spent;
  await attackers.end();
  await server.kill();
  const answers = attackers.seconds.slice(before.seconds).flatMap((second) => Object.values(second));
  return spent / answers.reduce((sum, count) => sum + count, 0);
}

/** Times of other people's quotes, from the beginning of the flood on. Rejects if one of them was refused. */
async function timeOthers(attack: Attack | undefined): Promise<readonly Measure[]> {
  const server = await startServer({ variables });
  const port = Number(new URL(server.origin).port);
  await visitHonestly(port, 2);
  const before = readProcessorMs(server.pid);
  const attacker = attack && startAttack({ ...attack, port, from: ['127.0.0.2'] });
  const { times, failed } = await visitHonestly(port, seconds);
  const busy = (readProcessorMs(server.pid) - before) / seconds / 10;
  await attacker?.end();
  await server.kill();
  if (failed.length > 0) throw new Error(`${attack?.name}: quotes of others were answered ${failed.join()}`);
  const name = attack?.name ?? 'nobody';
  return [
    { what: `${name} floods: others' quotes, median`, value: quantile(times, 0.5), unit: 'ms' },
    {
      what: `${name} floods: others' quotes, p99`,
      value: quantile(times, 0.99),
      unit: 'ms',
      goal: { atMost: 50 },
    },
    { what: `${name} floods: the server's processor`, value: busy, unit: '%' },
  ];
}

async function measureOne(attack: Attack): Promise<readonly Measure[]> {
  const others = await timeOthers(attack);
  if (attack.isSlow) return others;
  const what = `${attack.name}: processor for a refusal`;
  return [...others, { what, value: await measureCost(attack), unit: 'ms', goal: { atMost: 0.2 } }];
}

/** First without a flood, for comparison; then each flood on a server of its own. */
export const measureFlood: Part = async () => {
  const measures = [...(await timeOthers(undefined))];
  for (const attack of attacks)
    if (attack.name.includes(process.env.FLOOD ?? '')) measures.push(...(await measureOne(attack)));
  return measures;
};
