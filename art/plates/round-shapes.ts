// Round things: a circle seen from aside is an ellipse, and two of them make the outline of a cylinder or a cone.
import { dot, heading, moved, toViewer, type Camera, type Point, type Spot } from './camera.ts';
import { figure, polygon, shape, spot, type Tone } from './strokes.ts';

/** Radii along an axis: how far along it, and how wide there: "0:15 1.5:15". */
export type Profile = string;

function readProfile(profile: Profile): readonly (readonly [along: number, radius: number])[] {
  return profile.split(' ').map((text) => {
    const [along = Number.NaN, radius = Number.NaN] = text.split(':').map(Number);
    if (Number.isNaN(along + radius)) throw new Error(`Not a radius along an axis: ${text}`);
    return [along, radius];
  });
}

type Rim = { readonly center: Spot; readonly radius: number };

export function roundShapes(camera: Camera, scale: number) {
  /** Half axes of all circles around one axis: the wide one across it, the flat one along it. */
  function flatten(axis: Point) {
    const [right, down] = camera(axis);
    const [zeroRight, zeroDown] = camera([0, 0, 0]);
    const length = Math.hypot(right - zeroRight, down - zeroDown) || 1;
    const along: Spot = [(right - zeroRight) / length, (down - zeroDown) / length];
    const across: Spot = [-along[1], along[0]];
    const flatness = Math.abs(dot(axis, toViewer));
    const turn = figure((Math.atan2(across[1], across[0]) * 180) / Math.PI);
    const at = ({ center, radius }: Rim, wide: number, flat: number): Spot => [
      center[0] + radius * (wide * across[0] + flat * flatness * along[0]),
      center[1] + radius * (wide * across[1] + flat * flatness * along[1]),
    ];
    const arc = (radius: number, isLarge: boolean, to: Spot) =>
      `A${figure(radius)} ${figure(radius * flatness)} ${turn} ${isLarge ? 1 : 0} 0 ${spot(to)}`;
    return { along, flatness, at, arc };
  }

  function circle(axis: Point, rim: Rim): string {
    const { at, arc } = flatten(axis);
    const [left, right] = [at(rim, -1, 0), at(rim, 1, 0)];
    return `M${spot(left)}${arc(rim.radius, false, right)}${arc(rim.radius, false, left)}z`;
  }

  /** The outline around two circles of one axis; the larger circle alone if it hides the other. */
  function outline(axis: Point, a: Rim, b: Rim): string {
    const { along, flatness, at, arc } = flatten(axis);
    const apart = (b.center[0] - a.center[0]) * along[0] + (b.center[1] - a.center[1]) * along[1];
    const lean = ((a.radius - b.radius) * flatness) / apart;
    if (Math.abs(lean) >= 1) return circle(axis, a.radius > b.radius ? a : b);
    const wide = Math.sqrt(1 - lean ** 2);
    const ends = [at(a, -wide, lean), at(a, wide, lean), at(b, wide, lean), at(b, -wide, lean)] as const;
    return `M${spot(ends[0])}${arc(a.radius, lean > 0, ends[1])}L${spot(ends[2])}${arc(b.radius, lean < 0, ends[3])}z`;
  }

  /** Turned on a lathe: what lies nearer covers what lies farther; the end toward the viewer is a disc. */
  function turned(
    at: Point,
    axis: Point,
    profile: Profile,
    tones: readonly [body: Tone, end: Tone] = ['b', 'a'],
  ): string {
    const isTowardViewer = dot(axis, toViewer) > 0;
    const rims = readProfile(profile);
    const sorted = (isTowardViewer ? rims : rims.toReversed()).toSorted(([a], [b]) =>
      isTowardViewer ? a - b : b - a,
    );
    const farFirst = sorted.map(([by, radius]) => ({
      center: camera(moved(at, axis, by)),
      radius: radius * scale,
    }));
    const forward: Point = isTowardViewer ? axis : [-axis[0], -axis[1], -axis[2]];
    const bodies = farFirst.slice(1).map((near, index) => {
      const far = farFirst[index] ?? near;
      return far.center[0] === near.center[0] && far.center[1] === near.center[1]
        ? ''
        : shape(outline(forward, far, near), tones[0]);
    });
    const last = farFirst.at(-1);
    return bodies.join('') + (last === undefined ? '' : shape(circle(axis, last), tones[1]));
  }

  return {
    turned,
    /** A cylinder from one point to another. */
    rod(from: Point, to: Point, radius: number, tones?: readonly [body: Tone, end: Tone]): string {
      const { along, length } = heading(from, to);
      return turned(from, along, `0:${radius} ${length}:${radius}`, tones);
    },
    /** Circles around one axis, each a line or a disc. */
    rings(at: Point, axis: Point, profile: Profile, tone: Tone = 'n'): string {
      const rims = readProfile(profile).map(([by, radius]) => ({
        center: camera(moved(at, axis, by)),
        radius: radius * scale,
      }));
      return rims.map((rim) => shape(circle(axis, rim), tone)).join('');
    },
    /** Flat rings around one axis, all with the same hole, the far ones first. */
    washers(at: Point, axis: Point, profile: Profile, hole: number, tone: Tone): string {
      const rings = readProfile(profile).map(([by, radius]) => {
        const center = camera(moved(at, axis, by));
        return [radius, hole].map((wide) => circle(axis, { center, radius: wide * scale })).join('');
      });
      return rings.map((ring) => shape(ring, tone)).join('');
    },
    /** A belt around two wheels of one axis direction, as a line. */
    belt(axis: Point, a: Point, radiusA: number, b: Point, radiusB: number): string {
      // Around two circles side by side, the outline is that of many small steps from one to the other.
      const { at } = flatten(axis);
      const rims = [
        { center: camera(a), radius: radiusA * scale },
        { center: camera(b), radius: radiusB * scale },
      ];
      const spots = rims.flatMap((rim) =>
        Array.from({ length: 48 }, (_, step) => {
          const angle = (step * Math.PI) / 24;
          return at(rim, Math.cos(angle), Math.sin(angle));
        }),
      );
      return shape(polygon(hull(spots)), 't');
    },
  };
}

/** The outline of a cloud of spots (Andrew's monotone chain). */
function hull(spots: readonly Spot[]): readonly Spot[] {
  const sorted = spots.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (ordered: readonly Spot[]) => {
    const kept: Spot[] = [];
    for (const next of ordered) {
      while (kept.length > 1 && isRightTurn(kept.at(-2), kept.at(-1), next)) kept.pop();
      kept.push(next);
    }
    return kept.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}

function isRightTurn(a: Spot | undefined, b: Spot | undefined, c: Spot): boolean {
  if (a === undefined || b === undefined) return false;
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]) <= 0;
}
