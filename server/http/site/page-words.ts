// What the pages about a place say at an instant, in words and in the data that search engines read.
import { formatHour } from '#domain/clocks/clock-text.ts';
import { addDays, localDateAt, type LocalDate } from '#domain/opening/local-date.ts';
import type { OpeningCalendar } from '#domain/opening/opening-calendar.ts';
import { lastingHours, openingDay, type DayHours } from '#domain/opening/opening-days.ts';
import { pageToday } from '#domain/opening/page-today.ts';
import type { NextWindows } from '#domain/visits/next-window.ts';
import type { TimedWords } from './today-pages.ts';
import type { Change } from './today-slots.ts';

const language = 'en';
/** Search engines are told of days that differ this far ahead. */
const toldDays = 60;

function clock(hour: number): string {
  return hour === 24 ? '23:59' : `${String(hour).padStart(2, '0')}:00`;
}

/** From what was built to what holds until further notice. */
function changesOf(built: DayHours, lasting: DayHours, write: (hours: DayHours) => readonly string[]) {
  const shown = write(lasting);
  return write(built).flatMap((text, index): readonly Change[] =>
    text === shown[index] ? [] : [[text, shown[index] ?? text]],
  );
}

/** schema.org's SpecialOpeningHours; a day that opens and closes at midnight is closed (Google, structured data of local businesses). */
function listSpecialDays(calendar: OpeningCalendar, from: LocalDate) {
  return Array.from({ length: toldDays }, (_, days) => addDays(from, days)).flatMap((date) => {
    const day = openingDay(calendar, date);
    const usual = lastingHours(calendar, date);
    const isUsual =
      day.kind === 'open' && day.opensAtHour === usual.opensAtHour && day.closesAtHour === usual.closesAtHour;
    if (isUsual) return [];
    const [opens, closes] =
      day.kind === 'open' ? [day.opensAtHour, day.closesAtHour].map(clock) : ['00:00', '00:00'];
    return [{ '@type': 'OpeningHoursSpecification', validFrom: date, validThrough: date, opens, closes }];
  });
}

function dataChanges(calendar: OpeningCalendar, date: LocalDate): readonly Change[] {
  const lasting = changesOf(calendar.hours, lastingHours(calendar, date), ({ opensAtHour, closesAtHour }) => [
    `"opens":"${clock(opensAtHour)}","closes":"${clock(closesAtHour)}"`,
  ]);
  const special = listSpecialDays(calendar, date);
  if (special.length === 0) return lasting;
  const property = '"openingHoursSpecification":';
  return [
    ...lasting,
    [property, `"specialOpeningHoursSpecification":${JSON.stringify(special)},${property}`],
  ];
}

/** `place` is the slug of a town or region, or empty. */
export function pageWordsAt(
  calendar: OpeningCalendar,
  nowMs: number,
  place: string,
  windows?: NextWindows,
): TimedWords {
  const {
    texts,
    notices: alerts,
    changesAt,
  } = pageToday(calendar, nowMs, place === '' ? undefined : place, language, windows);
  if (calendar.exceptions.length === 0) return { texts, alerts, changesAt };
  const date = localDateAt(nowMs, calendar.hours.timeZone);
  const hours = changesOf(calendar.hours, lastingHours(calendar, date), ({ opensAtHour, closesAtHour }) =>
    [opensAtHour, closesAtHour].map((hour) => formatHour(hour, language)),
  );
  return { texts, alerts, hours, data: dataChanges(calendar, date), changesAt };
}
