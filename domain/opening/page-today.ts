// What one page says of this minute: its texts, its alerts, and until when that holds. The server writes it into its own
// pages, and tells it to the script of every page.
import { cities } from '#content/places/cities.ts';
import { regions } from '#content/places/regions.ts';
import type { Language } from '#content/language.ts';
import type { ServiceHours } from '#domain/clocks/service-hours.ts';
import { todayWords, type TodayWords } from '#content/words/shell/today-words.ts';
import { fillFacts } from '#domain/words/fill-facts.ts';
import { standingFacts } from '#domain/words/standing-facts.ts';
import { isZip } from '#domain/requests/quote-request.ts';
import { inLanguage } from '#domain/words/wording.ts';
import { noWindows, type NextWindows } from '#domain/visits/next-window.ts';
import { sayPageWindow } from '#domain/visits/next-window-text.ts';
import { addDays, instantOn } from './local-date.ts';
import type { OpeningCalendar } from './opening-calendar.ts';
import { listPageAlerts } from './page-alerts.ts';
import { todayAnswer, type Today } from './today.ts';
import { placeOfRegion, placeOfZip } from './today-place.ts';
import { isSameDayOff, todayTexts } from './today-texts.ts';
import type { PageToday } from './page-today-shape.ts';

/** Windows are taken and given back at any time: what is said of them is asked for again so soon. */
const windowsHoldMs = 60_000;

function nextChange(today: Today): number {
  const { now, date, timeZone, opensAt, closesAt, opensNextAt, sameDay, notices, away } = today;
  // Another day may be a closed one, or have other hours.
  const midnight = instantOn(addDays(date, 1), 0, timeZone);
  const ends = [...notices, ...away].map(({ untilMs }) => untilMs);
  const times = [midnight, opensAt ?? 0, closesAt ?? 0, opensNextAt, sameDay.cutoffAt, ...ends];
  return Math.min(...times.filter((time) => time > now));
}

/** By the hours they name: asked for every place of the site again and again. */
const filled = new WeakMap<ServiceHours, Map<Language, TodayWords>>();

function wordsOf(hours: ServiceHours, language: Language): TodayWords {
  const known = filled.get(hours) ?? new Map<Language, TodayWords>();
  filled.set(hours, known);
  const words =
    known.get(language) ?? fillFacts(inLanguage(todayWords, language), standingFacts(hours, language));
  known.set(language, words);
  return words;
}

/** Whether a text is the slug of a town or a region, or a ZIP code. */
export function isPagePlace(slug: string): boolean {
  const isSlug = (one: { readonly slug: string }) => one.slug === slug;
  return cities.some(isSlug) || regions.some(isSlug) || isZip(slug);
}

/** What a page says at an instant; `place` is the slug of the town or the region it is about, or the ZIP code of whose page it is. */
export function pageToday(
  calendar: OpeningCalendar,
  nowMs: number,
  place: string | undefined,
  language: Language,
  windows: NextWindows = noWindows,
): PageToday {
  const home = place !== undefined && isZip(place) ? placeOfZip(place) : undefined;
  const city = cities.find(({ slug }) => slug === place);
  const about = city === undefined ? place : (city.region ?? undefined);
  const region = home === undefined ? about : home.region;
  const around = region === undefined ? undefined : placeOfRegion(region);
  const today = todayAnswer(calendar, nowMs, home ?? around);
  const words = wordsOf(calendar.hours, language);
  const { timeZone } = calendar.hours;
  const nextWindow = sayPageWindow(windows, home === undefined ? place : region, {
    now: nowMs,
    timeZone,
    language,
  });
  const { isOffered, cutoffAt } = today.sameDay;
  return {
    now: nowMs,
    changesAt: Math.min(nextChange(today), nextWindow === '' ? Infinity : nowMs + windowsHoldMs),
    texts: { ...todayTexts(today, words, language, region), nextWindow },
    notices:
      home === undefined
        ? listPageAlerts(today.notices, { city, region }, language)
        : today.notices.map(({ text }) => text),
    sameDay: isSameDayOff(today) ? null : { isOffered, cutoffAt },
  };
}
