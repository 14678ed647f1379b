import type { PassingTime } from '#server/store/database/passing-time.ts';

/** How long SQLite itself waits for another process's lock. It blocks every visitor meanwhile, so it is short. */
export const busyTimeoutMs = 50;
/** Between two tries, for other visitors to be served. */
export const busyPauseMs = 50;

/** Whether another process holds the lock, so that the same work may succeed in a moment. */
export function isBusy(fault: unknown): boolean {
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
  { elapsedMs, pause }: PassingTime,
): Promise<Result> {
  const startedAt = elapsedMs();
  for (;;) {
    try {
      return await work();
    } catch (fault) {
      if (!isBusy(fault) || elapsedMs() - startedAt >= patienceMs) throw fault;
      await pause(busyPauseMs);
    }
  }
}
