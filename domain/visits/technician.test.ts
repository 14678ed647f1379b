import { expect, test } from 'vitest';
import { changeTechnician } from '#domain/board/plan-calls.ts';
import { anyProfile, changeDayOff, isOff } from './technician.ts';

const tuesday = '2026-06-16';

test('who nothing is said of works every day', () => {
  expect(isOff(anyProfile, tuesday)).toBe(false);
});

test('off is every weekday that is none of theirs, and each day from the first to the last of their days off', () => {
  expect(isOff({ ...anyProfile, weekdays: [1, 3] }, tuesday)).toBe(true);
  expect(isOff({ ...anyProfile, weekdays: [2] }, tuesday)).toBe(false);
  const away = { ...anyProfile, daysOff: [{ from: '2026-06-15', to: tuesday }] };
  expect(['2026-06-14', '2026-06-15', tuesday, '2026-06-17'].map((day) => isOff(away, day))).toEqual([
    ...[false, true],
    ...[true, false],
  ]);
});

test('one day off is put on the list, or taken out of the middle of many; what is over goes', () => {
  const off = [
    { from: '2026-06-01', to: '2026-06-05' },
    { from: '2026-06-15', to: '2026-06-17' },
  ];
  const change = (date: string, becomesOff: boolean) =>
    changeDayOff(off, { date, isOff: becomesOff, today: '2026-06-10' }).map(
      ({ from, to }) => `${from} ${to}`,
    );
  expect(change('2026-06-12', true)).toEqual(['2026-06-12 2026-06-12', '2026-06-15 2026-06-17']);
  expect(change(tuesday, false)).toEqual(['2026-06-15 2026-06-15', '2026-06-17 2026-06-17']);
  expect(change('2026-06-12', false)).toEqual(['2026-06-15 2026-06-17']);
});

const parse = (changes: object) =>
  changeTechnician.question.safeParse({ name: 'Ben', profile: { ...anyProfile, ...changes } });

test('a phone number is kept as it is dialed, or not at all', () => {
  expect(parse({ phone: '(813) 555-0100' }).data?.profile?.phone).toBe('+18135550100');
  expect(parse({ phone: '' }).data?.profile?.phone).toBe('');
  expect(parse({ phone: '555' }).success).toBe(false);
});

test('what no owner can mean is refused', () => {
  const wrong = [
    { regions: ['atlantis'] },
    { appliances: ['toaster'] },
    { weekdays: [7] },
    { daysOff: [{ from: tuesday, to: '2026-06-15' }] },
    { daysOff: [{ from: '2026-06-31', to: '2026-06-31' }] },
  ];
  expect(wrong.filter((changes) => parse(changes).success)).toEqual([]);
});
