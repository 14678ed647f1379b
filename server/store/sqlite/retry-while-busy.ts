import { setTimeout as wait } from 'node:timers/promises';

/** How long SQLite itself waits for another process's lock. It blocks every visitor meanwhile, so it is short. */
export const busyTimeoutMs = 50;
const pauseMs = 50;

function isBusy(fault: unknown): boolean {
  // 5 is SQLITE_BUSY; its extended codes share the low byte.
  return (
    fault instanceof Error &&
    'errcode' in fault &&
    typeof fault.errcode === 'number' &&
    (fault.errcode & 0xff) === 5
  );
}

/** Does `work` again while another process holds the lock, for about `patienceMs`; other visitors are served between the tries. */
export async function retryWhileBusy<Result>(
  work: () => Promise<Result>,
  patienceMs: number,
): Promise<Result> {
  for (let triesLeft = Math.ceil(patienceMs / (busyTimeoutMs + pauseMs)); ; triesLeft -= 1) {
    try {
      return await work();
    } catch (fault) {
      if (!isBusy(fault) || triesLeft <= 1) throw fault;
      await wait(pauseMs);
    }
  }
}
