// The first open window of each region, counted in the background: pages are answered from memory and never wait for a count.
// Every process counts for itself, so that a booking made anywhere is known everywhere within seconds.
import { placeOfRegion } from '#domain/opening/today-place.ts';
import { regionSlugs } from '#domain/places/named-places.ts';
import type { OpeningCalendar } from '#domain/opening/opening-calendar.ts';
import { listPickableDates, offerToPick, type WindowPick } from '#domain/visits/held-window.ts';
import { findNextWindow, noWindows, type NextWindows } from '#domain/visits/next-window.ts';
import { windowFrom } from '#domain/visits/visit.ts';
import { findTaken } from '#domain/visits/visit-spot.ts';
import { describeFault, type Log } from '#server/log/log.ts';
import type { VisitStore } from '#server/store/acts/booking/visit-store.ts';
import { inTurn } from './in-turn.ts';
import type { OpeningSource } from './opening-source.ts';

/** What is said is to be true within a minute, also when a count fails. */
export const countEveryMs = 10_000;
/** Older counts are not told: while the store is away, pages soon say nothing of windows. */
const toldForMs = 60_000;

export type NextWindowParts = {
  readonly store: Pick<VisitStore, 'offerDays'>;
  readonly opening: Pick<OpeningSource, 'calendar' | 'onChange'>;
  readonly now: () => number;
  readonly log: Log;
};

export type NextWindowSource = {
  /** The same object as long as it says the same; none while they are not known. */
  readonly next: () => NextWindows;
  /** Counts at once; resolves when that holds. Never rejects. */
  readonly refresh: () => Promise<void>;
  /** Counts again and again from now on; returns what ends it. */
  readonly start: () => () => void;
};

type RegionSlug = (typeof regionSlugs)[number];
type Counted = { readonly calendar: OpeningCalendar; readonly at: number; readonly windows: NextWindows };

/** Whether an alert for a county or a town takes the window from a part of the region: then pages of the region name none. */
function isOpenThroughout(region: RegionSlug, next: WindowPick, calendar: OpeningCalendar, now: number) {
  const place = placeOfRegion(region);
  const window = windowFrom(next.fromHour);
  return place !== undefined && findTaken({ place, date: next.date, window }, calendar, now) === undefined;
}

/** Makes the source; before its first count nothing is known. */
export function createNextWindowSource({ store, opening, now, log }: NextWindowParts): NextWindowSource {
  let known: Counted | undefined;
  let isUnknown = false;

  async function count(calendar: OpeningCalendar, at: number): Promise<NextWindows> {
    const found: [RegionSlug, WindowPick][] = [];
    // One after the other: they are to hold up nobody who waits for an answer.
    for (const region of regionSlugs) {
      const days = listPickableDates(calendar, at, region);
      const offered = await store.offerDays({ region, zip: '', days, calendar, now: at });
      const next = findNextWindow(offerToPick(offered, calendar, at, region));
      if (next !== undefined && isOpenThroughout(region, next, calendar, at)) found.push([region, next]);
    }
    return new Map(found);
  }

  async function look(): Promise<void> {
    const [calendar, at] = [opening.calendar(), now()];
    try {
      const windows = await count(calendar, at);
      isUnknown = false;
      const isSame = JSON.stringify([...windows]) === JSON.stringify([...(known?.windows ?? [])]);
      known = { calendar, at, windows: known !== undefined && isSame ? known.windows : windows };
    } catch (fault) {
      if (!isUnknown) log('warn', 'windows not counted', describeFault(fault));
      isUnknown = true;
    }
  }

  const refresh = inTurn(look);
  return {
    next() {
      // A closed day, or a clock that was set, leaves no window standing that was counted before.
      if (known?.calendar !== opening.calendar()) return noWindows;
      return Math.abs(now() - known.at) < toldForMs ? known.windows : noWindows;
    },
    refresh,
    start() {
      opening.onChange(() => void refresh());
      const timer = setInterval(() => void refresh(), countEveryMs).unref();
      void refresh();
      return () => clearInterval(timer);
    },
  };
}
