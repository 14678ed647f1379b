import type { OpeningCalendar } from '#domain/opening/opening-calendar.ts';
import { pageToday } from '#domain/opening/page-today.ts';
import type { TimedWords } from './today-pages.ts';

/** What the pages about a town or region say at an instant; `place` is its slug, or empty. */
export function pageWordsAt(calendar: OpeningCalendar, nowMs: number, place: string): TimedWords {
  return pageToday(calendar, nowMs, place === '' ? undefined : place, 'en');
}
