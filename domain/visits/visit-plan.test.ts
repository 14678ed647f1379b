import { expect, test } from 'vitest';
import { listDayWindows } from './visit-plan.ts';
import { windowFrom } from './visit.ts';

test('a day has the windows of its weekday, and those its visits were booked in before the plan was changed', () => {
  const plan = [
    { weekday: 3, fromHour: 13, places: {} },
    { weekday: 3, fromHour: 9, places: {} },
    { weekday: 4, fromHour: 11, places: {} },
  ];
  const visits = [windowFrom(9), windowFrom(10)];
  expect(listDayWindows(plan, '2026-06-10', visits).map(({ fromHour }) => fromHour)).toEqual([9, 10, 13]);
});
