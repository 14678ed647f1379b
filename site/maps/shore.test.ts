import { expect, test } from 'vitest';
import { bringAshore, isOnLand, runsThrough } from './shore.ts';

const square = [
  [0, 0],
  [10, 0],
  [10, 10],
  [0, 10],
] as const;
const lake = [
  [4, 4],
  [6, 4],
  [6, 6],
  [4, 6],
] as const;
const land = { path: '', islandPath: '', rings: [square, lake], islandRings: [] };

test('a dot in the water goes to the nearest shore, and one on land stays', () => {
  expect(bringAshore(land, [2, 2])).toEqual([2, 2]);
  expect(isOnLand(land, [5, 5])).toBe(false);
  for (const wet of [
    [12, 5],
    [5, 5.5],
  ] as const)
    expect(isOnLand(land, bringAshore(land, wet))).toBe(true);
});

test('a line runs through a box that it crosses or ends in, and not through one beside it', () => {
  const box = { left: 0, right: 10, top: 0, bottom: 4 };
  const through = ([x, y, toX, toY]: readonly [number, number, number, number]) =>
    runsThrough(
      [
        [x, y],
        [toX, toY],
      ],
      box,
    );
  expect([through([-5, 2, 15, 2]), through([5, -5, 5, 9]), through([4, 2, 20, 20])]).toEqual([
    true,
    true,
    true,
  ]);
  expect([through([-5, 6, 15, 6]), through([11, -5, 11, 9]), through([8, -3, 14, 3])]).toEqual([
    false,
    false,
    false,
  ]);
});
