// What has been kept long enough is erased.
import { describeFault, type Log } from '#server/log.ts';
import type { UpkeepStore } from './upkeep-store.ts';

const dayMs = 24 * 60 * 60_000;
const everyMs = 6 * 60 * 60_000;
/** What fell into the trap was never a customer. */
const suspectDays = 30;

export type RetentionParts = {
  readonly store: Pick<UpkeepStore, 'eraseOlder' | 'wipeErased'>;
  readonly days: number;
  readonly now: () => number;
  /** Whether the clock can be believed at this moment. */
  readonly mayErase: () => Promise<boolean>;
  readonly log: Log;
};

/** Erases, once, leads older than `days`, and suspects older than thirty, off the disk as well. Never rejects. */
export async function eraseOldLeads({ store, days, now, mayErase, log }: RetentionParts): Promise<void> {
  if (!(await mayErase())) {
    log('error', 'old leads not erased', { kind: 'clock doubted' });
    return;
  }
  const before = (age: number) => now() - age * dayMs;
  try {
    const count = await store.eraseOlder({
      leads: before(days),
      suspects: before(Math.min(days, suspectDays)),
    });
    if (count > 0) log('info', 'old leads erased', { count });
    // Also when nothing was erased now: an earlier process may have ended before it came to this.
    if (!(await store.wipeErased())) log('warn', 'erased leads still on disk');
  } catch (fault) {
    log('warn', 'old leads could not be erased', describeFault(fault));
  }
}

/** Erases old leads now and every six hours; returns what ends it. */
export function startRetention(parts: RetentionParts): () => void {
  void eraseOldLeads(parts);
  const timer = setInterval(() => void eraseOldLeads(parts), everyMs).unref();
  return () => clearInterval(timer);
}
