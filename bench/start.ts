// How long from starting the process to its first answer.
import { startServer } from '../tests/support/servers/start-server.ts';
import { quantile, type Measure } from './measure.ts';

export async function measureStart(): Promise<readonly Measure[]> {
  const times: number[] = [];
  for (let run = 0; run < 5; run += 1) {
    const started = performance.now();
    const server = await startServer();
    await fetch(`${server.origin}/readyz`);
    times.push(performance.now() - started);
    await server.stop();
  }
  return [
    { what: 'start to ready, median of 5', value: quantile(times, 0.5), unit: 'ms', goal: { atMost: 1000 } },
  ];
}
