import { expect, test } from 'vitest';
import { standingCalendar } from '#domain/opening/opening-calendar.ts';
import { florida } from '../../../../tests/support/builders/company.ts';
import { listCallAgain, parseLocalTime } from './call-again.ts';

const standing = standingCalendar(florida);
const at = (time: string) => Date.parse(`2026-07-15T${time}:00-04:00`);
const minute = 60_000;
const hour = 60 * minute;

test('at noon there are a quarter of an hour, an hour, the end of the afternoon and the next morning', () => {
  const now = at('12:00');
  expect(listCallAgain(now, standing)).toEqual([
    { kind: 'minutes', minutes: 15, at: now + 15 * minute },
    { kind: 'hour', at: now + hour },
    { kind: 'today', at: at('17:00') },
    { kind: 'tomorrow', at: at('07:00') + 24 * hour },
    { kind: 'tomorrow', at: at('09:00') + 24 * hour },
  ]);
});

test('nobody is called after closing, and before opening the morning is today', () => {
  expect(listCallAgain(at('20:50'), standing).map(({ kind }) => kind)).toEqual(['tomorrow', 'tomorrow']);
  expect(listCallAgain(at('05:00'), standing)).toEqual([
    { kind: 'today', at: at('07:00') },
    { kind: 'today', at: at('09:00') },
    { kind: 'today', at: at('17:00') },
  ]);
});

test('nobody is called on a closed day, nor before or after the hours of a shorter one', () => {
  const closed = { kind: 'closed', id: 'c', from: '2026-07-16', to: '2026-07-17', reason: 'Storm' } as const;
  const day = { from: '2026-07-18', to: '2026-07-18', reason: 'Inventory' } as const;
  const short = { kind: 'hours', id: 'h', ...day, opensAtHour: 10, closesAtHour: 12 } as const;
  const calendar = { hours: florida, exceptions: [closed, short] };
  expect(listCallAgain(at('20:50'), calendar)).toEqual([{ kind: 'day', at: at('10:00') + 72 * hour }]);
  expect(listCallAgain(at('12:00') + 24 * hour, calendar)).toEqual([
    { kind: 'day', at: at('10:00') + 72 * hour },
  ]);
  expect(listCallAgain(at('10:30') + 72 * hour, calendar).map(({ kind }) => kind)).toEqual([
    ...['minutes', 'hour', 'tomorrow', 'tomorrow'],
  ]);
});

test('a time that was typed is of the company’s zone', () => {
  expect(parseLocalTime('2026-07-15T14:20', florida.timeZone)).toBe(at('14:20'));
  expect(parseLocalTime('', florida.timeZone)).toBeUndefined();
});
