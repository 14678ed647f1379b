// What one client's flood does to other people's quotes, and what each refusal costs: flood by flood, on a server with the
// limits it is delivered with. The attacker gives way to the others (nice 19), for in truth it has a machine of its own.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { startServer } from '../tests/support/start-server.ts';
import { attacks, type Attack } from './flood/attacks.ts';
import { visitHonestly } from './flood/honest-visitors.ts';
import { quantile, type Measure } from './measure.ts';

const seconds = 10;
/** Linux counts processor time in hundredths of a second. */
const tickMs = 10;

const attackReport = z.object({
  answers: z.record(z.string(), z.number()),
  connected: z.number(),
  broken: z.number(),
  processorMs: z.number(),
});

/** Of a process, until now. */
function readProcessorMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * tickMs;
}

function startAttack(attack: Attack, port: number) {
  const orders = JSON.stringify({ ...attack, port, from: '127.0.0.2' });
  const child = spawn('nice', ['-n', '19', process.execPath, `${import.meta.dirname}/flood/attacker.ts`, orders], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let text = '';
  child.stdout.on('data', (part: Buffer) => (text += part.toString()));
  return {
    async end() {
      const ended = once(child, 'close');
      child.kill('SIGTERM');
      await ended;
      return attackReport.parse(JSON.parse(text));
    },
  };
}

async function measureCalm(): Promise<number> {
  const server = await startServer({ variables: { QUOTE_RATE_PER_MINUTE: '20' } });
  const { port } = new URL(server.origin);
  await visitHonestly(Number(port), 2);
  const before = readProcessorMs(server.pid);
  await visitHonestly(Number(port), seconds);
  const spent = readProcessorMs(server.pid) - before;
  await server.stop();
  return spent;
}

async function measureAttack(attack: Attack, calmMs: number): Promise<readonly Measure[]> {
  const server = await startServer({ variables: { QUOTE_RATE_PER_MINUTE: '20' } });
  const port = Number(new URL(server.origin).port);
  await visitHonestly(port, 2);
  const before = readProcessorMs(server.pid);
  const running = startAttack(attack, port);
  await wait(500);
  const { times, failed } = await visitHonestly(port, seconds);
  const report = await running.end();
  const spent = readProcessorMs(server.pid) - before - calmMs;
  await server.kill();
  const refusals = Object.values(report.answers).reduce((sum, count) => sum + count, 0);
  console.log(
    `  ${attack.name}: ${JSON.stringify(report.answers)}, ${report.connected} connections, ${report.broken} broken, attacker ${Math.round(report.processorMs)} ms, server ${spent} ms, honest ${times.length} thanked, not ${JSON.stringify(failed)}`,
  );
  return [
    { what: `flood ${attack.name}: others' quotes, median`, value: quantile(times, 0.5), unit: 'ms' },
    {
      what: `flood ${attack.name}: others' quotes, p99`,
      value: quantile(times, 0.99),
      unit: 'ms',
      goal: { atMost: 50 },
    },
    {
      what: `flood ${attack.name}: processor for a refusal`,
      value: spent / Math.max(refusals, 1),
      unit: 'ms',
      goal: { atMost: 0.2 },
    },
  ];
}

/** Each attack on a server of its own, for ten seconds. */
export async function measureFlood(): Promise<readonly Measure[]> {
  const calmMs = await measureCalm();
  const only = process.env.FLOOD_ONLY;
  const measures: Measure[] = [];
  for (const attack of attacks)
    if (only === undefined || attack.name.includes(only)) measures.push(...(await measureAttack(attack, calmMs)));
  return measures;
}
