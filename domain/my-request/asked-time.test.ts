import { expect, test } from 'vitest';
import { describeWish, findAskedWindow } from './asked-time.ts';

test('the window of a wish is found again, around the day of the visit, over the end of a year too', () => {
  for (const pick of [
    { date: '2026-06-16', fromHour: 9 },
    { date: '2026-06-09', fromHour: 11 },
    { date: '2026-07-30', fromHour: 19 },
  ])
    for (const note of ['', 'not before ten · or later'])
      expect(findAskedWindow(describeWish(pick, note), '2026-06-11')).toEqual(pick);
  const next = { date: '2027-01-02', fromHour: 8 };
  expect(findAskedWindow(describeWish(next, ''), '2026-12-30')).toEqual(next);
});

test('in words alone there is none', () => {
  for (const wish of ['', 'Fridays', 'Tue, Jun 16', 'Tue, Jun 16, in the morning', 'Tue, Jun 17, 9–11 AM'])
    expect(findAskedWindow(wish, '2026-06-11'), wish).toBeUndefined();
});
