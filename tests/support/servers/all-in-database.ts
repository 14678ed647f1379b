// Beside start-server.ts, not in it: the benchmarks start servers, too, and have no `expect`.
import { expect } from 'vitest';

/** Waits until a server has its database, and nothing of its spool is left to be carried over. */
export async function untilAllInDatabase(origin: string): Promise<void> {
  const readiness = async (): Promise<unknown> => (await fetch(`${origin}/readyz`)).json();
  await expect
    .poll(readiness, { timeout: 60_000, interval: 50 })
    .toEqual({ status: 'ready', database: 'reachable' });
}
