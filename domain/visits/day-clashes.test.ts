import { expect, test } from 'vitest';
import { listDayClashes } from './day-clashes.ts';

const at = (id: string, fromHour: number, zip: string, technicianId: string | null = 'ben') => ({
  ...{ id, technicianId, zip },
  window: { fromHour, toHour: fromHour + 2 },
  state: 'set' as const,
});
/** Ten miles for each step of the last digit. */
const milesBetween = (one: string, other: string) =>
  one === '' || other === '' ? undefined : Math.abs(Number(one.at(-1)) - Number(other.at(-1))) * 10;
const clashes = (...visits: Parameters<typeof listDayClashes>[0]) => listDayClashes(visits, milesBetween);

test('two visits of one technician at a time are both marked', () => {
  expect(clashes(at('a', 9, '33601'), at('b', 9, '33601'), at('c', 13, '33601'))).toEqual([
    { visitId: 'a', isDoubled: true, far: null },
    { visitId: 'b', isDoubled: true, far: null },
  ]);
  expect(clashes(at('a', 9, '33601'), at('b', 10, '33601'))).toHaveLength(2);
  expect(clashes(at('a', 9, '33601'), at('b', 9, '33601', 'cy'))).toEqual([]);
  expect(clashes(at('a', 9, '33601', null), at('b', 9, '33601', null))).toEqual([]);
});

test('a long way from the stop before is marked where it ends, the more the less time is between', () => {
  const far = { zip: '33601', miles: 30 };
  expect(clashes(at('a', 9, '33601'), at('b', 11, '33604'))).toEqual([
    { visitId: 'b', isDoubled: false, far },
  ]);
  expect(clashes(at('a', 9, '33601'), at('b', 12, '33604'))).toEqual([]);
  expect(clashes(at('a', 9, '33601'), at('b', 11, ''))).toEqual([]);
});

test('what is done or canceled is in nobody’s way', () => {
  for (const state of ['done', 'canceled', 'no-show', 'waiting-for-part'] as const)
    expect(clashes({ ...at('a', 9, '33601'), state }, at('b', 9, '33601'), at('c', 11, '33601'))).toEqual([]);
});
