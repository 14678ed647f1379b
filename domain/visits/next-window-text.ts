// The first open window in words, for pages, the quote form and the page of a request. It says what is open and promises nothing.
import { cities } from '#content/places/cities.ts';
import { inPlace } from '#content/places/in-place.ts';
import { regions, type RegionSlug } from '#content/places/regions.ts';
import type { Language } from '#content/language.ts';
import { todayWords } from '#content/words/shell/today-words.ts';
import { daysBetween, localDateAt } from '#domain/opening/local-date.ts';
import { dateFormat } from '#domain/words/kept-formats.ts';
import { fillText, inLanguage, localeOf } from '#domain/words/wording.ts';
import type { WindowPick } from './held-window.ts';
import type { NextWindows } from './next-window.ts';
import { windowFrom } from './visit.ts';
import { formatVisitDay, formatWindow } from './visit-text.ts';

export type Moment = { readonly now: number; readonly timeZone: string; readonly language: Language };

/** From so many days on, the name of a weekday could be taken for that of this week. */
const namedDays = 7;

/** "today", "tomorrow", "Thursday", and "Wed, Jun 17" a week ahead. */
function sayDay(date: WindowPick['date'], { now, timeZone, language }: Moment): string {
  const { nextWindow: words } = inLanguage(todayWords, language);
  const days = daysBetween(localDateAt(now, timeZone), date);
  if (days === 0) return words.today;
  if (days === 1) return words.tomorrow;
  if (days >= namedDays) return formatVisitDay(date);
  const weekday = dateFormat(localeOf(language), { timeZone: 'UTC', weekday: 'long' });
  return weekday.format(Date.parse(`${date}T00:00:00Z`));
}

/** "today, 3–5 pm", "tomorrow, 9–11 am", "Thursday, 9–11 am", and "Wed, Jun 17, 9–11 am" a week ahead. */
export function sayWindow({ date, fromHour }: WindowPick, moment: Moment): string {
  const { nextWindow: words } = inLanguage(todayWords, moment.language);
  return fillText(words.when, { day: sayDay(date, moment), window: formatWindow(windowFrom(fromHour)) });
}

/** Where no region is named, only what holds wherever the reader lives; nothing while the regions differ by more than two days. */
function sayForAll(windows: NextWindows, moment: Moment): string {
  const { nextWindow: words } = inLanguage(todayWords, moment.language);
  if (windows.size < regions.length) return '';
  const [when, otherWhen] = new Set([...windows.values()].map((window) => sayWindow(window, moment)));
  if (when !== undefined && otherWhen === undefined) return fillText(words.everywhere, { when });
  const dates = [...new Set([...windows.values()].map(({ date }) => date))].toSorted();
  const [day, later, ...others] = dates.map((date) => sayDay(date, moment));
  if (day === undefined || others.length > 0) return '';
  return later === undefined
    ? fillText(words.everywhereDay, { day })
    : fillText(words.eitherDay, { day, later });
}

/** What a page says: of its town or region, by the slug, or of all regions. Empty when nothing is open or nobody drives there. */
export function sayPageWindow(windows: NextWindows, place: string | undefined, moment: Moment): string {
  const { nextWindow: words } = inLanguage(todayWords, moment.language);
  if (place === undefined) return sayForAll(windows, moment);
  const city = cities.find(({ slug }) => slug === place);
  const region = regions.find(({ slug }) => slug === (city?.region ?? place));
  const next = region && windows.get(region.slug);
  if (next === undefined) return '';
  return fillText(words.inPlace, {
    inPlace: inPlace(city?.name ?? region?.name ?? ''),
    when: sayWindow(next, moment),
  });
}

/** What the quote form says of a ZIP code in a region. */
export function sayZipWindow(windows: NextWindows, region: RegionSlug | undefined, moment: Moment): string {
  const next = region && windows.get(region);
  if (next === undefined) return '';
  const { nextWindow: words } = inLanguage(todayWords, moment.language);
  return fillText(words.forZip, { when: sayWindow(next, moment) });
}
