// How much memory the server holds while everything is asked of it at once: pages, quotes, boards, and photos now and then.
// `node bench/run.ts memory` takes three minutes; `MEMORY_MINUTES=30` is what the goal is about.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqliteStore } from '#server/store/sqlite-store.ts';
import { sayBeside } from '../scripts/progress/show-progress.ts';
import { startServer } from '../tests/support/servers/start-server.ts';
import { inviteBench, signInBench } from './board-session.ts';
import { loadWithAll } from './memory/mixed-load.ts';
import type { Measure } from './measure.ts';
import { memoryMb, mostMemoryMb } from './process-use.ts';

const lookEveryMs = 500;
/** So many points of the curve are printed, each with the most there was since the one before. */
const points = 30;

/** Minutes of load that are asked for. */
export const memoryMinutes = Number(process.env.MEMORY_MINUTES ?? '3');

const sayPoint = (seconds: number, mb: number) =>
  sayBeside(
    `  ${String(Math.round(seconds)).padStart(5)} s ${String(Math.round(mb)).padStart(4)} MB  ${'█'.repeat(Math.round(mb / 5))}`,
  );

export async function measureMemory(): Promise<readonly Measure[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'bench-'));
  const store = await openSqliteStore(join(dataDir, 'leads.sqlite'));
  await inviteBench(store);
  await store.close();
  const server = await startServer({ dataDir });
  const cookie = await signInBench(server.origin);
  const atRest = memoryMb(server.pid);
  const seconds = memoryMinutes * 60;
  const startedAt = performance.now();
  const elapsed = () => (performance.now() - startedAt) / 1000;
  let [most, said] = [0, 0];
  const look = setInterval(() => {
    most = Math.max(most, memoryMb(server.pid));
    if (elapsed() < ((said + 1) * seconds) / points) return;
    said += 1;
    sayPoint(elapsed(), most);
    most = 0;
  }, lookEveryMs);
  const { answered, failed } = await loadWithAll({ origin: server.origin, cookie, seconds }).finally(() =>
    clearInterval(look),
  );
  const atEnd = memoryMb(server.pid);
  const highest = mostMemoryMb(server.pid);
  await server.stop();
  await rm(dataDir, { recursive: true });
  return [
    { what: 'memory before the load', value: atRest, unit: 'MB' },
    {
      what: `the most in ${memoryMinutes} minutes of mixed load`,
      value: highest,
      unit: 'MB',
      goal: { atMost: 250 },
    },
    { what: 'at its end', value: atEnd, unit: 'MB' },
    ...Object.entries(answered).map(([what, count]) => ({
      what: `${what} answered`,
      value: count / seconds,
      unit: '/s',
    })),
    { what: 'refused, or not sent for want of an answer', value: failed, unit: '' },
  ];
}
