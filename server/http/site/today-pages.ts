// Which words hold on which pages now. Asked with every answer, so it must cost nothing while nothing changes: what was said
// of a place is kept until the calendar is another one, another window is the next, or an instant comes at which something is different.
import type { OpeningCalendar } from '#domain/opening/opening-calendar.ts';
import { isZip } from '#domain/requests/quote-request.ts';
import type { NextWindows } from '#domain/visits/next-window.ts';
import type { PageWords } from './today-slots.ts';

/** Words, and until when they hold. */
export type TimedWords = PageWords & { readonly changesAt: number };

export type TodayPagesParts = {
  readonly opening: { readonly calendar: () => OpeningCalendar };
  readonly windows: { readonly next: () => NextWindows };
  readonly now: () => number;
  readonly wordsAt: (
    calendar: OpeningCalendar,
    nowMs: number,
    place: string,
    windows: NextWindows,
  ) => TimedWords;
};

/** What a place's pages say; the same object as long as they say the same. */
export type PlaceWords = PageWords & {
  /** Different words, another mark; the same in every process. */
  readonly mark: string;
};

export type TodayPages = {
  /** Of the pages about a town or region, by its slug; of a customer's own page, by ZIP code; '' for those about neither. */
  readonly wordsOf: (place: string) => PlaceWords;
};

/** Words may hang on more than the instants they name (fifteen minutes after closing); and a clock may be set. */
const longestMs = 30_000;

type Known = {
  readonly calendar: OpeningCalendar;
  readonly windows: NextWindows;
  readonly from: number;
  readonly until: number;
  readonly words: PlaceWords;
};

/** Makes the memory of what pages say. */
export function createTodayPages({ opening, windows, now, wordsAt }: TodayPagesParts): TodayPages {
  const known = new Map<string, Known>();
  return {
    wordsOf(place) {
      const nowMs = now();
      const calendar = opening.calendar();
      const next = windows.next();
      const before = known.get(place);
      const isSame = before?.calendar === calendar && before.windows === next;
      if (isSame && nowMs >= before.from && nowMs < before.until) return before.words;
      const { changesAt, ...said } = wordsAt(calendar, nowMs, place, next);
      const mark = JSON.stringify(said);
      const words = before?.words.mark === mark ? before.words : { ...said, mark };
      const until = Math.min(changesAt, nowMs + longestMs);
      // Towns and regions are a hundred; ZIP codes are as many as anybody types.
      if (!isZip(place)) known.set(place, { calendar, windows: next, from: nowMs, until, words });
      return words;
    },
  };
}
