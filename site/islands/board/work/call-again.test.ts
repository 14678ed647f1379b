import { expect, test } from 'vitest';
import { florida } from '../../../../tests/support/company.ts';
import { listCallAgain, parseLocalTime } from './call-again.ts';

const at = (time: string) => Date.parse(`2026-07-15T${time}:00-04:00`);
const minute = 60_000;
const hour = 60 * minute;

test('at noon there are a quarter of an hour, an hour, the end of the afternoon and the next morning', () => {
  const now = at('12:00');
  expect(listCallAgain(now, florida)).toEqual([
    { kind: 'minutes', minutes: 15, at: now + 15 * minute },
    { kind: 'hour', at: now + hour },
    { kind: 'today', at: at('17:00') },
    { kind: 'tomorrow', at: at('07:00') + 24 * hour },
    { kind: 'tomorrow', at: at('09:00') + 24 * hour },
  ]);
});

test('nobody is called after closing, and before opening the morning is today', () => {
  expect(listCallAgain(at('20:50'), florida).map(({ kind }) => kind)).toEqual(['tomorrow', 'tomorrow']);
  expect(listCallAgain(at('05:00'), florida)).toEqual([
    { kind: 'today', at: at('07:00') },
    { kind: 'today', at: at('09:00') },
    { kind: 'today', at: at('17:00') },
  ]);
});

test('a time that was typed is of the company’s zone', () => {
  expect(parseLocalTime('2026-07-15T14:20', florida.timeZone)).toBe(at('14:20'));
  expect(parseLocalTime('', florida.timeZone)).toBeUndefined();
});
