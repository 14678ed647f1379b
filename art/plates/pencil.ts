// What machines are drawn with: boxes, plates, round things, hoses, springs. Each returns text of an SVG; what is drawn later
// covers what is drawn earlier, so a machine is written from the back to the front.
import {
  aimCamera,
  dot,
  heading,
  moved,
  readRow,
  toViewer,
  type Point,
  type Row,
  type Spot,
} from './camera.ts';
import { roundShapes } from './round-shapes.ts';
import { figure, polygon, shape, softLine, type Tone } from './strokes.ts';

type Span = readonly [from: number, to: number];
export type Axis = 'x' | 'y' | 'z';

export const axes = { x: [1, 0, 0], y: [0, 1, 0], z: [0, 0, 1] } as const satisfies Record<Axis, Point>;

/** The faces of a box within a cabinet: as its own, with quieter lines. */
export const liner = ['j', 'f'] as const satisfies readonly Tone[];

/** A point of a flat outline: `u` and `v` in the plane across the axis (y: x and z; x: y and z; z: x and y). */
function lift(axis: Axis, [u, v]: Spot, at: number): Point {
  if (axis === 'y') return [u, at, v];
  return axis === 'x' ? [at, u, v] : [u, v, at];
}

export type Pencil = ReturnType<typeof makePencil>;

export function makePencil(scale: number, origin: Spot) {
  const camera = aimCamera(scale, origin);
  const face = (points: Row, tone: Tone) => shape(polygon(readRow(points).map(camera)), tone);

  /** A hose, pipe or cable of `width` centimeters through points, its corners rounded. */
  function tube(points: Row, width: number, round = 5): string {
    const d = softLine(readRow(points).map(camera), round * scale);
    const inner = width * scale;
    return `<path class="o" stroke-width="${figure(inner + 2.4)}" d="${d}"/><path class="i" stroke-width="${figure(inner)}" d="${d}"/>`;
  }

  const rectangle = (axis: Axis, at: number, [u0, u1]: Span, [v0, v1]: Span, tone: Tone) => {
    const corners = [
      [u0, v0],
      [u1, v0],
      [u1, v1],
      [u0, v1],
    ] as const;
    return face(
      corners.map((corner) => lift(axis, corner, at)),
      tone,
    );
  };
  /** Rectangles that face the front, the right, or up. */
  const front = (y: number, xs: Span, zs: Span, tone: Tone = 'a') => rectangle('y', y, xs, zs, tone);
  const side = (x: number, ys: Span, zs: Span, tone: Tone = 'b') => rectangle('x', x, ys, zs, tone);
  const level = (z: number, xs: Span, ys: Span, tone: Tone = 'c') => rectangle('z', z, xs, ys, tone);

  return {
    ...roundShapes(camera, scale),
    camera,
    face,
    front,
    side,
    level,
    tube,
    /** A cabinet of glass: its back, left side and floor are drawn before what is in it, the other three after. */
    cabinet: (xs: Span, ys: Span, zs: Span, [far, near]: readonly [Tone, Tone] = ['g', 'h']) => ({
      behind: front(ys[1], xs, zs, far) + side(xs[0], ys, zs, far) + level(zs[0], xs, ys, far),
      before: front(ys[0], xs, zs, near) + side(xs[1], ys, zs, near) + level(zs[1], xs, ys, near),
    }),
    /** The same at several points. */
    each: (points: Row, draw: (point: Point) => string) => readRow(points).map(draw).join(''),
    line: (points: Row, round = 0) => shape(softLine(readRow(points).map(camera), round * scale), 'n'),
    way: (points: Row, round = 6) => softLine(readRow(points).map(camera), round * scale),
    box(
      xs: Span,
      ys: Span,
      zs: Span,
      tones: readonly [front: Tone, side: Tone, top: Tone] = ['a', 'b', 'c'],
    ): string {
      return level(zs[1], xs, ys, tones[2]) + side(xs[1], ys, zs, tones[1]) + front(ys[0], xs, zs, tones[0]);
    },
    /** A flat outline with thickness along an axis; its sides that face the viewer, then its face. Turning against the clock. */
    prism(
      axis: Axis,
      outline: readonly Spot[],
      [from, to]: Span,
      tones: readonly [face: Tone, side: Tone] = ['a', 'b'],
    ): string {
      const near = dot(axes[axis], toViewer) > 0 ? Math.max(from, to) : Math.min(from, to);
      const sides = outline.map((a, index) => {
        const b = outline[(index + 1) % outline.length] ?? a;
        const normal = lift(axis, [b[1] - a[1], a[0] - b[0]], 0);
        const points = [lift(axis, a, from), lift(axis, b, from), lift(axis, b, to), lift(axis, a, to)];
        return dot(normal, toViewer) > 0 ? face(points, tones[1]) : '';
      });
      return (
        sides.join('') +
        face(
          outline.map((uv) => lift(axis, uv, near)),
          tones[0],
        )
      );
    },
    /** A coil spring between two points. */
    spring(from: Point, to: Point, radius: number, turns: number): string {
      const { along, length } = heading(from, to);
      const across: Point = Math.abs(along[2]) > 0.9 ? [1, 0, 0] : [0, 0, 1];
      const [a1, a2, a3] = along;
      const [b1, b2, b3] = across;
      const third: Point = [a2 * b3 - a3 * b2, a3 * b1 - a1 * b3, a1 * b2 - a2 * b1];
      const steps = turns * 10;
      const points = Array.from({ length: steps + 1 }, (_, step) => {
        const angle = (step * Math.PI) / 5;
        const middle = moved(from, along, (length * step) / steps);
        return moved(moved(middle, across, radius * Math.cos(angle)), third, radius * Math.sin(angle));
      });
      return shape(softLine(points.map(camera), scale), 'n');
    },
  };
}
