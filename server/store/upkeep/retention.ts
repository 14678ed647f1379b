// What has been kept long enough is erased.
import { dayMs } from '#domain/clocks/durations.ts';
import type { ErasingStore } from '#server/store/acts/erasing/erasing-store.ts';
import { describeFault, type Log } from '#server/log/log.ts';
import type { RetentionLimits } from '#server/store/acts/erasing/leads-past-retention.ts';

/** What fell into the trap was never a customer. */
export const suspectDays = 30;
/** Leads erased in one step with all that hangs on them: a few milliseconds in which nobody is served. */
const erasedAtOnce = 20;
/** Between two steps, so that visitors have the server for most of the time: 100,000 leads take some three minutes. */
export const stepPauseMs = 30;

/** While the server erases for longer than this, its log says how far it is. */
const tellEveryMs = 10_000;

/** Shows how far work of a known size is, for as long as it runs. */
export type ShowWork = <Result>(
  total: number,
  work: (tell: (done: number) => void) => Promise<Result>,
) => Promise<Result>;

export type RetentionParts = {
  readonly store: Pick<ErasingStore, 'countPastRetention' | 'erasePastRetention' | 'eraseFromDisk'>;
  readonly days: number;
  readonly now: () => number;
  /** Whether the clock can be believed at this moment. */
  readonly mayErase: () => Promise<boolean>;
  readonly pause: (ms: number) => Promise<void>;
  /** Whether to take no further step: the server stops. */
  readonly isEnding: () => boolean;
  readonly log: Log;
  /** Default: in the log. */
  readonly show?: ShowWork;
};

function showInLog({ now, log }: Pick<RetentionParts, 'now' | 'log'>): ShowWork {
  return (total, work) => {
    let toldAt = now();
    return work((count) => {
      if (now() - toldAt < tellEveryMs) return;
      toldAt = now();
      log('info', 'erasing old leads', { count, total });
    });
  };
}

async function eraseInSteps(
  { store, pause, isEnding }: RetentionParts,
  limits: RetentionLimits,
  tell: (done: number) => void,
): Promise<number> {
  let count = 0;
  for (;;) {
    const erased = await store.erasePastRetention(limits, erasedAtOnce);
    count += erased;
    tell(count);
    if (erased < erasedAtOnce || isEnding()) return count;
    await pause(stepPauseMs);
  }
}

/**
 * Erases leads older than `days`, and suspects older than thirty, off the disk as well. Resolves with whether nothing is left
 * to be tried again soon. Never rejects.
 */
export async function applyRetention(parts: RetentionParts): Promise<boolean> {
  const { store, days, now, mayErase, log } = parts;
  try {
    if (await mayErase()) {
      const before = (age: number) => now() - age * dayMs;
      const limits = { leads: before(days), suspects: before(Math.min(days, suspectDays)) };
      const total = await store.countPastRetention(limits);
      const show = parts.show ?? showInLog(parts);
      const count = await show(total, (tell) => eraseInSteps(parts, limits, tell));
      if (count > 0) log('info', 'old leads erased', { count });
    } else log('error', 'old leads not erased', { kind: 'clock doubted' });
    // Also when nothing was erased now: an earlier process may have ended before it came to this.
    const isOffDisk = await store.eraseFromDisk();
    if (!isOffDisk) log('warn', 'erased leads still on disk');
    return isOffDisk;
  } catch (fault) {
    log('warn', 'old leads could not be erased', describeFault(fault));
    return false;
  }
}
