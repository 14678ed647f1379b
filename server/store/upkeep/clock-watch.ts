// Keeps a wrong clock from erasing leads by their age.
import { describeFault, type Log } from '#server/log/log.ts';
import type { ClockStore } from '#server/store/records/clock/clock-store.ts';

const lookEveryMs = 60_000;
/** How soon a clock that was set back is noticed; that costs nothing to see. */
const glanceEveryMs = 1000;

export type ClockWatchParts = {
  readonly store: Pick<ClockStore, 'noteTime'>;
  readonly now: () => number;
  readonly log: Log;
};

export type ClockWatch = {
  /** Looks at the clock: whether, at this moment, leads may be erased by their age. Never rejects: what is not known, is no. */
  readonly mayErase: () => Promise<boolean>;
  /** Looks every minute from now on, and when the clock is set back; returns what ends it. */
  readonly start: () => () => void;
};

/** Makes the watch over the clock that `now` reads. */
export function createClockWatch({ store, now, log }: ClockWatchParts): ClockWatch {
  let wasDoubted = false;
  let isUnknown = false;

  async function look(): Promise<boolean> {
    try {
      const { isDoubted, seenAt } = await store.noteTime(now());
      if (isDoubted && !wasDoubted)
        log('error', 'clock doubted, nothing is erased', {
          seen: new Date(seenAt).toISOString(),
          remedy: 'Set the clock, or if it is right: npm run leads -- confirm-time --today YYYY-MM-DD',
        });
      if (!isDoubted && wasDoubted) log('warn', 'clock believed again');
      wasDoubted = isDoubted;
      isUnknown = false;
      return !isDoubted;
    } catch (fault) {
      if (!isUnknown) log('warn', 'clock not noted', describeFault(fault));
      isUnknown = true;
      return false;
    }
  }

  return {
    mayErase: look,
    start() {
      void look();
      let seen = now();
      let lookAt = seen + lookEveryMs;
      const timer = setInterval(() => {
        const isSetBack = now() < seen;
        seen = now();
        if (!isSetBack && seen < lookAt) return;
        lookAt = seen + lookEveryMs;
        void look();
      }, glanceEveryMs).unref();
      return () => clearInterval(timer);
    },
  };
}
