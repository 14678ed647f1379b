// The calendar as this process knows it. Every process asks the store again and again, so that a change made anywhere is
// known everywhere within seconds; while the store is away, what was last known holds.
import type { ServiceHours } from '#domain/clocks/service-hours.ts';
import { standingCalendar, type OpeningCalendar } from '#domain/opening/opening-calendar.ts';
import { describeFault, type Log } from '#server/log/log.ts';
import { inTurn } from './in-turn.ts';
import type { OpeningStore } from '#server/store/acts/opening/opening-store.ts';

/** A change is to be seen within five seconds, also when one look fails. */
export const lookEveryMs = 2000;

export type OpeningSourceParts = {
  readonly store: Pick<OpeningStore, 'listOpening'>;
  readonly hours: ServiceHours;
  readonly log: Log;
};

export type OpeningSource = {
  /** What holds now; asked for each lead, mail and page. */
  readonly calendar: () => OpeningCalendar;
  /** Asks the store at once; resolves when what it says holds. Never rejects. */
  readonly refresh: () => Promise<void>;
  /** Called after each change. */
  readonly onChange: (listener: () => void) => void;
  /** Looks again and again from now on; returns what ends it. */
  readonly start: () => () => void;
};

/** Makes the source; before its first look the standing hours hold. */
export function createOpeningSource({ store, hours, log }: OpeningSourceParts): OpeningSource {
  let known = standingCalendar(hours);
  let text = '[]';
  let isUnknown = false;
  let unreadableTold = '';
  const listeners: (() => void)[] = [];

  async function look(): Promise<void> {
    try {
      const { kept, unreadable } = await store.listOpening();
      isUnknown = false;
      if (unreadable.join() !== unreadableTold && unreadable.length > 0)
        log('error', 'opening unreadable', { count: unreadable.length });
      unreadableTold = unreadable.join();
      const exceptions = kept.map(({ exception }) => exception);
      const said = JSON.stringify(exceptions);
      if (said === text) return;
      text = said;
      known = { hours, exceptions };
      log('info', 'opening changed', { count: exceptions.length });
      for (const listener of listeners) listener();
    } catch (fault) {
      if (!isUnknown) log('warn', 'opening not read', describeFault(fault));
      isUnknown = true;
    }
  }

  const refresh = inTurn(look);
  return {
    calendar: () => known,
    refresh,
    onChange: (listener) => void listeners.push(listener),
    start() {
      const timer = setInterval(() => void refresh(), lookEveryMs).unref();
      void refresh();
      return () => clearInterval(timer);
    },
  };
}
