// The land of Florida, its bays, lagoons and islands left out. Source: Natural Earth 1:10m (public domain), by way of
// world-atlas; `node scripts/drawing/make-florida-land.ts` cuts it out.
import { geoIdentity, geoPath, type GeoProjection } from 'd3-geo';
import rings from './florida-land.json';
import { islands } from './islands.ts';
import { lakes } from './lakes.ts';

type Point = readonly [x: number, y: number];
type Frame = { readonly width: number; readonly height: number };

/** The land of a map as it is drawn: path data, and the rings themselves for who must know where the shore runs. */
export type Land = {
  /** With lakes as holes in it (fill rule: even-odd). */
  readonly path: string;
  /** Lies over it, partly on it: islands that are too small for the source of the coast. */
  readonly islandPath: string;
  /** The lakes are the last of them. */
  readonly rings: readonly (readonly Point[])[];
  readonly islandRings: readonly (readonly Point[])[];
};

/**
 * The land around. The source keeps a point every few hundred meters, and a coast has no corners: `roundings` says how often they are
 * cut, less on a map of more.
 */
export function drawLand(projection: GeoProjection, frame: Frame, roundings: number): Land {
  const clip = geoIdentity().clipExtent([
    [-4, -4],
    [frame.width + 4, frame.height + 4],
  ]);
  const path = geoPath(clip).digits(roundings > 1 ? 1 : 0);
  const drawRing = (ring: readonly Point[]) =>
    path({ type: 'Polygon', coordinates: [close(ring).map(([x, y]) => [x, y])] }) ?? '';
  const toFrame = (outlines: readonly (readonly (readonly number[])[])[]) =>
    outlines.map((outline) =>
      thin(
        round(
          outline.flatMap(([longitude = 0, latitude = 0]) => projectOne(projection, longitude, latitude)),
          roundings,
        ),
      ),
    );
  const shore = toFrame([...rings, ...lakes.map(({ outline }) => outline)]);
  const islandShore = toFrame(islands.map(({ outline }) => outline));
  return {
    path: shore.map(drawRing).join(''),
    islandPath: islandShore.map(drawRing).join(''),
    rings: shore,
    islandRings: islandShore,
  };
}

function projectOne(projection: GeoProjection, longitude: number, latitude: number): readonly Point[] {
  const [x, y] = projection([longitude, latitude]) ?? [];
  return x === undefined || y === undefined ? [] : [[x, y]];
}

/** Cuts the corners of a ring (Chaikin). */
function round(ring: readonly Point[], times: number): readonly Point[] {
  if (times === 0) return ring;
  const cut = ring.flatMap(([x, y], index): readonly Point[] => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
    return [
      [0.75 * x + 0.25 * nextX, 0.75 * y + 0.25 * nextY],
      [0.25 * x + 0.75 * nextX, 0.25 * y + 0.75 * nextY],
    ];
  });
  return round(cut, times - 1);
}

/** Leaves out points less than a unit from the one before: the difference is too small to see. */
export function thin(ring: readonly Point[]): readonly Point[] {
  const kept: Point[] = [];
  for (const point of ring) {
    const last = kept.at(-1);
    if (last === undefined || Math.hypot(point[0] - last[0], point[1] - last[1]) >= 1) kept.push(point);
  }
  return kept;
}

function close(ring: readonly Point[]): readonly Point[] {
  return [...ring, ...ring.slice(0, 1)];
}
