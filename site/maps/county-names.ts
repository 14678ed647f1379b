// The names of the counties on a map, each in its own land and near the line to the next: "Hillsborough County | Polk County".
import type { GeoProjection } from 'd3-geo';
import type { MapName } from '#site/elements/pictures/map-drawing.ts';
import { listCountyShapes, listRings } from './florida-counties.ts';
import { widthOf } from './name-choices.ts';
import { isWithin, nearestOn, overlaps, runsThrough, type Box, type Line, type Point } from './shore.ts';
import { isAll, type Rows } from './waters.ts';

/** Their letters on a phone, in map units (pages/map.css). */
const letters = 13;
const height = 1.05 * letters;
const airs = [10, 5, 2];
const step = 6;

type Ground = {
  readonly projection: GeoProjection;
  readonly frame: { readonly width: number; readonly height: number };
  readonly rows: Rows;
  /** Lines between counties. */
  readonly lines: readonly Line[];
  readonly taken: readonly Box[];
  readonly nameOf: (county: string) => string;
};

/** The counties with room for their names. */
export function nameCounties({ projection, frame, rows, lines, taken, nameOf }: Ground): readonly MapName[] {
  const full = [...taken];
  const whole = { left: 0, right: frame.width, top: 0, bottom: frame.height };
  const near = lines.filter((line) => runsThrough(line, whole));
  return listCountyShapes(() => true).features.flatMap(({ geometry, properties }) => {
    const rings = listRings(geometry).map((ring) =>
      ring.flatMap(([longitude = 0, latitude = 0]): readonly Point[] => {
        const [x, y] = projection([longitude, latitude]) ?? [];
        return x === undefined || y === undefined ? [] : [[x, y]];
      }),
    );
    if (!rings.some((ring) => isInView(ring, frame))) return [];
    const name = nameOf(properties.name);
    const half = (widthOf(name) * letters) / 2;
    for (const air of airs) {
      const free = listSpots(frame, half + air, height / 2 + air).filter(
        ({ box, x, y }) =>
          !full.some((other) => overlaps(box, other)) &&
          rings.some((ring) => isWithin(ring, [x, y])) &&
          !near.some((line) => runsThrough(line, box)) &&
          isAll('land', rows, box),
      );
      const [spot] = free.toSorted((one, other) => distanceTo(near, one) - distanceTo(near, other));
      if (spot === undefined) continue;
      full.push(spot.box);
      return [{ name, x: spot.x, y: spot.y + 4 }];
    }
    return [];
  });
}

function isInView(ring: readonly Point[], { width, height }: Ground['frame']): boolean {
  const [xs, ys] = [ring.map(([x]) => x), ring.map(([, y]) => y)];
  return Math.min(...xs) < width && Math.max(...xs) > 0 && Math.min(...ys) < height && Math.max(...ys) > 0;
}

type MapSpot = { readonly x: number; readonly y: number; readonly box: Box };

function listSpots(frame: Ground['frame'], reachX: number, reachY: number): readonly MapSpot[] {
  const spots: MapSpot[] = [];
  for (let y = Math.ceil(reachY) + 3; y < frame.height - reachY - 3; y += step)
    for (let x = Math.ceil(reachX) + 3; x < frame.width - reachX - 3; x += step)
      spots.push({ x, y, box: { left: x - reachX, right: x + reachX, top: y - reachY, bottom: y + reachY } });
  return spots;
}

/** From the ends of a name to the nearest line; nothing where no line is in view. */
function distanceTo(lines: readonly Line[], { box, y }: MapSpot): number {
  return Math.min(
    ...lines.flatMap((line) =>
      [box.left, box.right].map((x) => {
        const [nearX, nearY] = nearestOn(line, [x, y]);
        return Math.hypot(nearX - x, nearY - y);
      }),
    ),
  );
}
