import { expect, test } from 'vitest';
import { countSourceWeeks } from './source-weeks.ts';

const listed = [
  { id: 'google', name: 'Google', isRetired: false },
  { id: 'truck', name: 'Our truck', isRetired: true },
];

test('sources are counted by week under the names of the owner’s list, the rest together and last', () => {
  const at = (atMs: number, source: Readonly<Record<string, string>>, leads = 1) => ({ atMs, source, leads });
  const counts = [
    at(100, { heard_from: 'truck' }),
    ...[at(100, { utm_source: 'spring-mail' }, 4), at(250, { referrer: 'https://nextdoor.com/' }, 5)],
    ...[at(200, { referrer: 'https://www.google.com/' }, 2), at(250, { heard_from: 'google' })],
    at(200, {}, 6),
  ];
  expect(countSourceWeeks(counts, [100, 200, 300], listed)).toEqual([
    { name: '', weeks: [0, 6, 0] },
    { name: 'Google', weeks: [0, 3, 0] },
    { name: 'Our truck', weeks: [1, 0, 0] },
    { name: '(other)', weeks: [4, 5, 0] },
  ]);
  expect(countSourceWeeks([], [100], listed)).toEqual([]);
});
