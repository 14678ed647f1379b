// Parts that several machines have: fans and coils of pipe.
import type { Point } from './camera.ts';
import type { Pencil } from './pencil.ts';

/** A fan in its frame, seen along an axis. */
export function fan(pencil: Pencil, at: Point, axis: Point, radius: number): string {
  const across: Point = axis[1] === 0 ? [0, 1, 0] : [1, 0, 0];
  const blades = [0, 1.26, 2.51, 3.77, 5.03].map((turn) => {
    const tip = (angle: number, by: number): Point => [
      at[0] + by * Math.cos(angle) * across[0],
      at[1] + by * Math.cos(angle) * across[1],
      at[2] + by * Math.sin(angle),
    ];
    return pencil.face(
      [tip(turn, radius * 0.2), tip(turn - 0.35, radius * 0.85), tip(turn + 0.35, radius * 0.85)],
      'b',
    );
  });
  return (
    pencil.rings(at, axis, `0:${radius}`, 'a') +
    blades.join('') +
    pencil.rings(at, axis, `0:${radius * 0.28}`, 'd')
  );
}

/** A pipe that goes to and fro between two sides, up by a step each time. */
export function coil(
  pencil: Pencil,
  [x0, x1]: readonly [number, number],
  y: number,
  heights: readonly number[],
  width: number,
): string {
  const turns = heights.map((z, row) =>
    row % 2 === 0 ? `${x0},${y},${z} ${x1},${y},${z}` : `${x1},${y},${z} ${x0},${y},${z}`,
  );
  return pencil.tube(turns.join(' '), width, 1.4);
}
