// What machines have in common: feet, boards, and the house behind them: outlet, valves, breakers.
import type { Point } from './camera.ts';
import type { Pencil } from './pencil.ts';
import type { Tone } from './strokes.ts';

export function houseShapes(p: Pencil) {
  return {
    foot: ([x, y, z]: Point) => p.rod([x, y, z], [x, y, z + 3], 2.6),
    /** A valve on a wall behind it, its outlet to the front. */
    valve: ([x, y, z]: Point) =>
      p.rod([x, y, z], [x, y - 6, z], 2.2) +
      p.rod([x, y - 4, z + 2], [x, y - 4, z + 5], 0.9, ['c', 'c']) +
      p.box([x - 3.2, x + 3.2], [y - 4.8, y - 3.2], [z + 5, z + 6.4]),
    /** An outlet on a wall, with a plug in its lower half; its cord begins below. */
    outlet: ([x, y, z]: Point) =>
      p.box([x - 5.5, x + 5.5], [y, y + 2], [z - 7, z + 7]) +
      p.front(y, [x - 2, x + 2], [z + 1.5, z + 4.5], 'd') +
      p.box([x - 2.5, x + 2.5], [y - 4, y], [z - 6, z - 1], ['d', 'd', 'b']),
    /** The breaker panel of the house on a wall, its door open. */
    breaker([x, y, z]: Point, size = 1) {
      const box = (left: number, low: number, width: number, height: number, depth: number, tone: Tone) =>
        p.box(
          [x + left * size, x + (left + width) * size],
          [y - depth, y + 1],
          [z + low * size, z + (low + height) * size],
          [tone, tone === 'd' ? 'd' : 'b', 'c'],
        );
      const rows = [21, 16, 11, 6].flatMap((low) => [4, 11].map((left) => box(left, low, 5, 3, 2, 'd')));
      return box(0, 0, 20, 30, 0, 'a') + box(3, 3, 14, 24, 1, 'c') + rows.join('');
    },
    /** A circuit board that faces the front, with what is soldered to it. */
    board: ([x0, x1]: readonly [number, number], y: number, [z0, z1]: readonly [number, number]) =>
      p.box([x0, x1], [y, y + 1.5], [z0, z1]) +
      [0.1, 0.35, 0.6, 0.8]
        .map((part) => x0 + part * (x1 - x0))
        .map((x) => p.box([x, x + (x1 - x0) / 9], [y - 1.4, y], [z0 + 3, z0 + 6.5], ['d', 'd', 'b']))
        .join(''),
  };
}
