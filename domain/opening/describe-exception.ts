// An exception as the end of a sentence, for the log of changes.
import { cities } from '#content/places/cities.ts';
import { regions } from '#content/places/regions.ts';
import { formatDayTime, formatHour } from '#domain/clocks/clock-text.ts';
import { formatDay, formatList } from '#domain/words/wording.ts';
import { nameYearlyDay } from './holidays.ts';
import type { LocalDate } from './local-date.ts';
import type { OpeningException } from './opening-calendar.ts';

/** "closed November 26, 2026 (Thanksgiving Day)". Instants by the company's clocks. */
export function describeException(exception: OpeningException, timeZone: string): string {
  const at = (instantMs: number) => formatDayTime(instantMs, timeZone);
  const { kind } = exception;
  const reason = kind === 'notice' ? exception.text : exception.reason;
  const said = sayException(exception, at);
  return reason === '' || said.includes(reason) ? said : `${said} (${reason})`;
}

/** What the owner wrote of it; where nothing was written, what it is. */
export function sayClosing(exception: OpeningException, timeZone: string): string {
  const said = exception.kind === 'notice' ? exception.text : exception.reason;
  return said === '' ? describeException(exception, timeZone) : said;
}

function sayException(exception: OpeningException, at: (instantMs: number) => string): string {
  switch (exception.kind) {
    case 'closed':
      return `closed ${daysOf(exception.from, exception.to)}`;
    case 'yearly': {
      const { day, openYears } = exception;
      const years = formatList(openYears.map(String), 'en');
      return `closed every year on ${nameYearlyDay(day)}${years === '' ? '' : `, but open in ${years}`}`;
    }
    case 'hours': {
      const { from, to, opensAtHour, closesAtHour } = exception;
      return `open ${formatHour(opensAtHour, 'en')} to ${formatHour(closesAtHour, 'en')} ${daysOf(from, to)}`;
    }
    case 'same-day-off':
      return `no same-day visits ${whereOf(exception.regions)} until ${at(exception.untilMs)}`;
    case 'notice': {
      const where = whereOf([...exception.regions, ...exception.counties, ...exception.cities]);
      return `${exception.stopsVisits ? 'no visits and a notice' : 'a notice'} ${where}, ${at(exception.fromMs)} to ${at(exception.untilMs)}`;
    }
    case 'away': {
      const { regions: from, fromMs, untilMs } = exception;
      return `no service ${whereOf(from)}, ${at(fromMs)} to ${at(untilMs)}`;
    }
  }
}

function daysOf(from: LocalDate, to: LocalDate | null): string {
  const first = formatDay(from, 'en');
  if (to === null) return `from ${first} on`;
  return from === to ? first : `${first} to ${formatDay(to, 'en')}`;
}

function whereOf(places: readonly string[]): string {
  if (places.length === 0) return 'everywhere';
  const names = places.map(
    (place) => [...regions, ...cities].find(({ slug }) => slug === place)?.name ?? `${place} County`,
  );
  return `in ${formatList(names, 'en')}`;
}
