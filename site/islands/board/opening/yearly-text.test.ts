import { expect, test } from 'vitest';
import { aYearlyClosing } from '../../../../tests/support/builders/an-exception.ts';
import { florida } from '../../../../tests/support/builders/company.ts';
import { openingWords } from '#content/words/board/opening-words.ts';
import type { BoardOpening } from '#domain/opening/board-opening.ts';
import {
  standingCalendar,
  type OpeningException,
  type SpecialHours,
} from '#domain/opening/opening-calendar.ts';
import { todayAnswer } from '#domain/opening/today.ts';
import { sayStaysClosed, sayYearly } from './yearly-text.ts';

const words = openingWords.en;

/** What the board has been told at noon of a day. */
function anOpening(day: string, ...exceptions: readonly OpeningException[]): BoardOpening {
  const now = Date.parse(`${day}T12:00:00-05:00`);
  const listed = exceptions.map((exception) => ({
    ...{ exception, operator: 'Ana', changedAt: now, endsAt: null, visits: [] },
  }));
  return { hours: florida, today: todayAnswer(standingCalendar(florida), now), exceptions: listed };
}

const thanksgiving = aYearlyClosing();

test.each([
  ['2026-11-25', 'Next: Thu, Nov 26'],
  ['2026-11-26', 'Today'],
  ['2026-11-27', 'Next: Thu, Nov 25, 2027'],
])('on %s a holiday of every year says what follows: %s', (day, times) => {
  expect(sayYearly(thanksgiving, words, anOpening(day))).toBe(
    `Closed every year on Thanksgiving Day. ${times}`,
  );
});

test('a year that is open, or has other hours, is said before the next closed one', () => {
  const open = aYearlyClosing({ openYears: [2026] });
  expect(sayYearly(open, words, anOpening('2026-11-25', open))).toBe(
    'Closed every year on Thanksgiving Day. Open in 2026. Next: Thu, Nov 25, 2027',
  );
  const hours = {
    kind: 'hours',
    id: 'h1',
    from: '2026-11-26',
    to: '2026-11-26',
    opensAtHour: 9,
    closesAtHour: 15,
    reason: '',
  } as const;
  expect(sayYearly(thanksgiving, words, anOpening('2026-11-25', thanksgiving, hours))).toBe(
    'Closed every year on Thanksgiving Day. Other hours in 2026. Next: Thu, Nov 25, 2027',
  );
});

test('a day of their own says its date and why, and a leap day its next year', () => {
  const own = aYearlyClosing({ day: '12-26', reason: 'Company day' });
  expect(sayYearly(own, words, anOpening('2026-11-25'))).toBe(
    'Closed every year on December 26: Company day. Next: Sat, Dec 26',
  );
  const leap = aYearlyClosing({ day: '02-29', reason: 'Leap day' });
  expect(sayYearly(leap, words, anOpening('2026-11-25'))).toContain('Next: Tue, Feb 29, 2028');
});

test('other hours around a holiday say which of their days stays closed', () => {
  const around: SpecialHours = {
    kind: 'hours',
    id: 'hours-around',
    ...{ from: '2026-11-25', to: '2026-11-27' },
    ...{ opensAtHour: 9, closesAtHour: 13, reason: '' },
  };
  const opening = anOpening('2026-11-20', thanksgiving);
  expect(sayStaysClosed(around, words, opening)).toBe('Stays closed: Thu, Nov 26 (Thanksgiving Day)');
  // Of that day alone it is meant for it.
  const on = { ...around, from: '2026-11-26', to: '2026-11-26' };
  expect(sayStaysClosed(on, words, opening)).toBe('');
  expect(sayStaysClosed({ ...around, to: '' }, words, opening)).toBe('');
});
