// What a server erases by itself, at once and while somebody watches: after RETENTION_DAYS was made shorter, say.
import { setTimeout as wait } from 'node:timers/promises';
import { createClockWatch } from '#server/store/upkeep/clock-watch.ts';
import type { LeadStore } from '#server/store/lead-store.ts';
import type { Log } from '#server/log/log.ts';
import { applyRetention } from '#server/store/upkeep/retention.ts';
import type { Outcome } from '../outcome.ts';
import { withProgress } from '../progress/show-progress.ts';

/** Erases what is older than `days`, off the disk as well, and says what stands in the way as the server would. */
export async function eraseOld(store: LeadStore, days: number, now: () => number): Promise<Outcome> {
  const faults: string[] = [];
  let erased = 0;
  const log: Log = (level, event, { count = 0, fault, remedy } = {}) => {
    if (event === 'old leads erased') erased = count;
    if (level === 'info') return;
    faults.push([event, fault, remedy].filter((part) => part !== undefined).join(': '));
  };
  const { mayErase } = createClockWatch({ store, now, log });
  await applyRetention({
    ...{ store, days, now, mayErase, log },
    // As the server does: one that runs beside it must come to write, too.
    pause: (ms) => wait(ms),
    isEnding: () => false,
    show: (total, work) => withProgress('Erasing leads', total, work),
  });
  const text = [...faults, `${erased} leads erased that were older than ${days} days`].join('\n');
  return { text, exitCode: faults.length === 0 ? 0 : 1 };
}
