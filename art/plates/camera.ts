// The one camera of all plates: from the front, a little from the right and from above, without perspective, so that what is
// equal in the machine is equal on the sheet. Centimeters: x to the right, y from the front to the back, z up from the floor.

export type Point = readonly [x: number, y: number, z: number];
/** On the sheet, in its own units: to the right and down. */
export type Spot = readonly [right: number, down: number];

const yaw = (33 * Math.PI) / 180;
const pitch = (17 * Math.PI) / 180;

/** Points from the machine to who looks at it. */
export const toViewer: Point = [
  Math.sin(yaw) * Math.cos(pitch),
  -Math.cos(yaw) * Math.cos(pitch),
  Math.sin(pitch),
];

/** Points in a row, as in the data of an SVG: "0,34,40 0,32,22". */
export type Row = string | readonly Point[];

export function readRow(row: Row): readonly Point[] {
  if (typeof row !== 'string') return row;
  return row.split(' ').map((text) => {
    const [x, y, z] = text.split(',').map(Number);
    if (x === undefined || y === undefined || z === undefined || Number.isNaN(x + y + z))
      throw new Error(`Not a point: ${text}`);
    return [x, y, z];
  });
}

export type Camera = (point: Point) => Spot;

/** `scale` is in units of the sheet for each centimeter, `origin` is where the machine's zero falls. */
export function aimCamera(scale: number, [right, down]: Spot): Camera {
  return ([x, y, z]) => [
    right + scale * (x * Math.cos(yaw) + y * Math.sin(yaw)),
    down - scale * (z * Math.cos(pitch) + (y * Math.cos(yaw) - x * Math.sin(yaw)) * Math.sin(pitch)),
  ];
}

export function dot(a: Point, b: Point): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

/** The point that is `by` times `along` away from `from`. */
export function moved(from: Point, along: Point, by: number): Point {
  return [from[0] + along[0] * by, from[1] + along[1] * by, from[2] + along[2] * by];
}

/** The direction from one point to another, of length 1, and how far it is. */
export function heading(from: Point, to: Point): { readonly along: Point; readonly length: number } {
  const way: Point = [to[0] - from[0], to[1] - from[1], to[2] - from[2]];
  const length = Math.hypot(...way);
  return { along: [way[0] / length, way[1] / length, way[2] / length], length };
}
