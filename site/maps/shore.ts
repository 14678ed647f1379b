// Where land ends on a map: a dot never lies in the water, and a name never across a line.
import type { Land } from './land.ts';

export type Point = readonly [x: number, y: number];
export type Line = readonly [from: Point, to: Point];
export type Box = {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
};

/** The coast is good to a few hundred meters; a dot that it leaves in the water goes this far ashore, in map units. */
const ashore = 1.5;

export function linesOf(ring: readonly Point[]): readonly Line[] {
  return ring.flatMap((from, index): readonly Line[] => {
    const to = ring[(index + 1) % ring.length];
    return to === undefined ? [] : [[from, to]];
  });
}

/** Whether a point is on the land as it is drawn. */
export function isOnLand({ rings, islandRings }: Land, point: Point): boolean {
  return (
    islandRings.some((ring) => isWithin(ring, point)) ||
    rings.filter((ring) => isWithin(ring, point)).length % 2 === 1
  );
}

/** The point itself, or the nearest one on land. */
export function bringAshore(land: Land, point: Point): Point {
  if (isOnLand(land, point)) return point;
  let [nearest, far] = [point, Infinity];
  for (const ring of [...land.rings, ...land.islandRings])
    for (const line of linesOf(ring)) {
      const shore = nearestOn(line, point);
      const away = distance(shore, point);
      if (away < far) [nearest, far] = [shore, away];
    }
  if (far === Infinity) return point;
  const [x, y] = nearest;
  return [x + ((x - point[0]) / far) * ashore, y + ((y - point[1]) / far) * ashore];
}

/** Whether a line runs through a box: it has an end in it, or it crosses one of its sides (Liang and Barsky). */
export function runsThrough([[x, y], [toX, toY]]: Line, { left, right, top, bottom }: Box): boolean {
  const sides = [
    [x - toX, x - left],
    [toX - x, right - x],
    [y - toY, y - top],
    [toY - y, bottom - y],
  ] as const;
  let [enters, leaves] = [0, 1];
  for (const [run, room] of sides) {
    if (run === 0 && room < 0) return false;
    if (run < 0) enters = Math.max(enters, room / run);
    if (run > 0) leaves = Math.min(leaves, room / run);
  }
  return enters <= leaves;
}

export function isWithin(ring: readonly Point[], [x, y]: Point): boolean {
  let isIn = false;
  let [fromX, fromY] = ring.at(-1) ?? [0, 0];
  for (const [toX, toY] of ring) {
    if (fromY > y !== toY > y && x < ((toX - fromX) * (y - fromY)) / (toY - fromY) + fromX) isIn = !isIn;
    [fromX, fromY] = [toX, toY];
  }
  return isIn;
}

export function nearestOn([[x, y], [toX, toY]]: Line, point: Point): Point {
  const [runX, runY] = [toX - x, toY - y];
  const along = ((point[0] - x) * runX + (point[1] - y) * runY) / (runX ** 2 + runY ** 2 || 1);
  const part = Math.min(1, Math.max(0, along));
  return [x + part * runX, y + part * runY];
}

function distance([x, y]: Point, [otherX, otherY]: Point): number {
  return Math.hypot(x - otherX, y - otherY);
}

/** Whether two boxes share a point inside both. */
export function overlaps(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
