// A day that is closed every year, in words: what it is, when next, and what is otherwise this year.
import type { BoardWords } from '#content/words/board/board-words.ts';
import type { BoardOpening } from '#domain/opening/board-opening.ts';
import { nameYearlyDay, nextYearlyDay } from '#domain/opening/holidays.ts';
import { addDays, daysBetween, isLocalDate, type LocalDate } from '#domain/opening/local-date.ts';
import type {
  ClosedYearly,
  OpeningCalendar,
  OpeningException,
  SpecialHours,
} from '#domain/opening/opening-calendar.ts';
import { closesYearly, nextClosedDay, openingDay } from '#domain/opening/opening-days.ts';
import { formatVisitDay } from '#domain/visits/visit-text.ts';
import { longestDays } from '#domain/opening/exception-limits.ts';
import { fillText, formatList } from '#domain/words/wording.ts';

type Words = BoardWords['opening'];

/** What holds with it, be it saved or still being typed. */
function calendarWith(typed: OpeningException, { hours, exceptions }: BoardOpening): OpeningCalendar {
  const others = exceptions.map(({ exception }) => exception).filter(({ id }) => id !== typed.id);
  return { hours, exceptions: [...others, typed] };
}

export function yearOf(date: LocalDate): number {
  return Number(date.slice(0, 4));
}

/** "Thu, Nov 26", in another year "Thu, Nov 25, 2027". */
function dayText(date: LocalDate, today: LocalDate): string {
  return yearOf(date) === yearOf(today) ? formatVisitDay(date) : `${formatVisitDay(date)}, ${yearOf(date)}`;
}

/** Its day that comes first, today included, and whether it is kept then: open as any day, or with hours of its own. */
export function findNearest(yearly: ClosedYearly, opening: BoardOpening) {
  const date = nextYearlyDay(yearly.day, opening.today.date) ?? opening.today.date;
  const isOpen = openingDay(calendarWith(yearly, opening), date).kind === 'open';
  const isKept = closesYearly(yearly, date);
  return { date, year: yearOf(date), state: !isOpen ? 'closed' : isKept ? 'hours' : 'open' } as const;
}

/** "Closed every year on Thanksgiving Day", "Closed every year on December 26: Company day". */
export function yearlyTitle({ day, reason }: ClosedYearly, { yearly }: Words): string {
  const name = nameYearlyDay(day);
  const title = fillText(yearly.title, { day: name });
  return reason === '' || reason === name ? title : `${title}: ${reason}`;
}

/** "Next: Thu, Nov 26", "Open in 2026. Next: Thu, Nov 25, 2027". */
export function yearlyTimes(yearly: ClosedYearly, { yearly: words }: Words, opening: BoardOpening): string {
  const { date: today } = opening.today;
  const { year, state } = findNearest(yearly, opening);
  const next = nextClosedDay(calendarWith(yearly, opening), yearly, today);
  const parts = [
    state === 'closed' ? '' : fillText(words[state], { year: String(year) }),
    next === undefined
      ? ''
      : next === today
        ? words.today
        : fillText(words.next, { day: dayText(next, today) }),
  ];
  return parts.filter((part) => part !== '').join('. ');
}

/** What will follow, in one line: "Closed every year on Thanksgiving Day. Next: Thu, Nov 26". */
export function sayYearly(yearly: ClosedYearly, words: Words, opening: BoardOpening): string {
  return `${yearlyTitle(yearly, words)}. ${yearlyTimes(yearly, words, opening)}`;
}

/** More days than these are named by nobody; of hours without an end these are the first. */
const mostNamed = 5;

/** "Stays closed: Thu, Nov 26": days among those of other hours that are closed all the same, because that was said of fewer days. */
export function sayStaysClosed(typed: SpecialHours, words: Words, opening: BoardOpening): string {
  const { from, to } = typed;
  if (!isLocalDate(from) || (to !== null && !isLocalDate(to))) return '';
  const calendar = calendarWith(typed, opening);
  const count = to === null ? longestDays : Math.min(longestDays, daysBetween(from, to) + 1);
  const closed = Array.from({ length: Math.max(0, count) }, (_, days) => addDays(from, days))
    .flatMap((date) => {
      const day = openingDay(calendar, date);
      return day.kind === 'closed' ? [`${dayText(date, opening.today.date)} (${day.reason})`] : [];
    })
    .slice(0, mostNamed);
  return closed.length === 0 ? '' : fillText(words.fields.staysClosed, { days: formatList(closed, 'en') });
}
