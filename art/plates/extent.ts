// How much of the sheet a drawn part takes, read from its own text: whether it would hide what is lit behind it.
import type { Spot } from './camera.ts';

const faces = /class="[abcdfghjuvx]" d="([^"]+)"/gu;
const paths = / d="([^"]+)"/gu;
const arc = /A([\d.]+) ([\d.]+) \S+ \d \d /gu;

function readSpots(d: string): readonly Spot[] {
  return [...d.replaceAll(arc, ' ').matchAll(/(-?[\d.]+) (-?[\d.]+)/gu)].map(([, x, y]) => [
    Number(x),
    Number(y),
  ]);
}

/** Of one outline: its corners as a polygon, and each arc as half an ellipse. */
function measureFace(d: string): number {
  const spots = readSpots(d);
  const corners = spots.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = spots[(index + 1) % spots.length] ?? [x, y];
    return sum + (x * nextY - nextX * y) / 2;
  }, 0);
  const arcs = [...d.matchAll(arc)].map(([, wide, flat]) => (Math.PI * Number(wide) * Number(flat)) / 2);
  return Math.abs(corners) + arcs.reduce((sum, half) => sum + half, 0);
}

/** The largest face of a part, in units of the sheet; 0 for what is only lines and hoses. */
export function measurePart(shapes: string): number {
  return Math.max(0, ...[...shapes.matchAll(faces)].map(([, d = '']) => measureFace(d)));
}

function frame(shapes: string) {
  const spots = [...shapes.matchAll(paths)].flatMap(([, d = '']) => readSpots(d));
  const [across, down] = [spots.map(([x]) => x), spots.map(([, y]) => y)];
  return {
    left: Math.min(...across),
    right: Math.max(...across),
    top: Math.min(...down),
    bottom: Math.max(...down),
  };
}

export function partsOverlap(one: string, other: string): boolean {
  const [a, b] = [frame(one), frame(other)];
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
