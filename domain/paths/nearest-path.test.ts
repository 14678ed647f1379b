import { expect, test } from 'vitest';
import { editDistance, listNearestPaths } from './nearest-path.ts';
import { listPaths } from './paths.ts';

test.each([
  ['/miami', '/miami', 0],
  ['/maimi', '/miami', 1],
  ['/miam', '/miami', 1],
  ['/miamii', '/miami', 1],
  ['/niami', '/miami', 1],
  ['', '/miami', 6],
  ['/davie', '', 6],
])('from %j to %j the edit distance is %i', (from, to, distance) => {
  expect(editDistance(from, to)).toBe(distance);
});

test.each([
  ['/maimi', '/miami'],
  ['/miami-dryr-repair', '/miami-dryer-repair'],
  ['/st-petersberg', '/st-petersburg'],
  ['/services/refridgerator-repair', '/services/refrigerator-repair'],
])('%s was probably meant to be %s', (asked, meant) => {
  expect(listNearestPaths(asked, listPaths())).toContain(meant);
});

test('at most three, the closest first', () => {
  const nearest = listNearestPaths('/tampa-oven-repai', listPaths());
  expect(nearest[0]).toBe('/tampa-oven-repair');
  expect(nearest.length).toBeLessThanOrEqual(3);
});

test('what is like nothing gets no suggestion', () => {
  expect(listNearestPaths('/wp-login.php?x=1', listPaths())).toEqual([]);
});
