import { expect, test } from 'vitest';
import { windowFrom } from './visit.ts';
import { isEarly } from './is-early.ts';

const at = (time: string) => Date.parse(`2026-06-10T${time}-04:00`);
const visit = { date: '2026-06-10', window: windowFrom(13) };

test('more than an hour before its window an action is early, up to then and after it is not', () => {
  expect(isEarly(visit, at('11:59:59'), 'America/New_York')).toBe(true);
  expect(isEarly(visit, at('12:00:00'), 'America/New_York')).toBe(false);
  expect(isEarly(visit, at('16:00:00'), 'America/New_York')).toBe(false);
  expect(isEarly({ ...visit, date: '2026-06-11' }, at('16:00:00'), 'America/New_York')).toBe(true);
});
