// Every dot of a map, each with its name; and the names of waters and counties where those leave room.
import type { GeoProjection } from 'd3-geo';
import type { MapDrawing, MapPlace } from '#site/elements/pictures/map-drawing.ts';
import { placeCorners } from './corners.ts';
import { nameCounties } from './county-names.ts';
import { countyLines } from './florida-counties.ts';
import type { Land } from './land.ts';
import type { Frame, MapWords, Spot } from './map-subject.ts';
import { placeLabels } from './place-labels.ts';
import { bringAshore, type Line } from './shore.ts';
import { boxOfName, cutRows, isAll, nameWaters } from './waters.ts';

/** A circle of 24 px around a dot on a phone of 360 px, in units of a map that is 440 wide. */
const fingertip = 14.7;

/** No dot is cut by the frame. */
const edge = 5;

type Ground = {
  readonly projection: GeoProjection;
  readonly frame: Frame;
  readonly land: Land;
  /** What no name may cross. */
  readonly lines: readonly Line[];
  /** The lines between counties. */
  readonly borders: readonly Line[];
  /** None on a map of the whole state, which is its own inset and has no room for the names of counties. */
  readonly words?: MapWords;
};

/** Every place in the frame, north to south as one reads, each with its name. */
export function placeOnMap(
  places: readonly Spot[],
  here: string | undefined,
  { projection, frame, land, lines, borders, words }: Ground,
): Pick<MapDrawing, 'places' | 'waters' | 'counties' | 'corners'> {
  const dots = places.flatMap((place) => {
    const [atX, atY] = projection([place.point.longitude, place.point.latitude]) ?? [];
    if (atX === undefined || atY === undefined) return [];
    const isInFrame = atX > edge && atY > edge && atX < frame.width - edge && atY < frame.height - edge;
    if (!isInFrame) return [];
    const [x = atX, y = atY] = bringAshore(land, [atX, atY]).map((side) => Math.round(side * 2) / 2);
    return [{ ...place, x, y, isHere: place.name === here }];
  });
  const rows = cutRows(land, frame.height);
  const { corners, boxes } =
    words === undefined ? { corners: {}, boxes: [] } : placeCorners(projection, frame, dots, words.scale);
  const { labels, taken } = placeLabels(dots, frame, lines, {
    isWater: (box) => isAll('water', rows, box),
    kept: boxes,
  });
  const waters = nameWaters({
    frame,
    rows,
    taken,
    degreesAt: (x, y) => projection.invert?.([x, y]) ?? null,
  });
  const named = dots
    .flatMap(({ name, path, x, y, isHere }): readonly MapPlace[] => {
      const label = labels.get(name);
      const near = Math.min(
        ...dots.filter((dot) => dot.name !== name).map((dot) => Math.hypot(dot.x - x, dot.y - y)),
      );
      const target = Math.min(fingertip, Math.floor(near / 2));
      const isCrowded = target < fingertip;
      return label === undefined
        ? []
        : [{ name, x, y, isHere, label, target, isCrowded, ...(path !== undefined && { path }) }];
    })
    .toSorted((one, other) => one.y - other.y);
  const counties =
    words === undefined
      ? []
      : nameCounties({
          projection,
          frame,
          rows,
          lines: borders,
          taken: [...taken, ...waters.map(boxOfName)],
          nameOf: words.county,
        });
  return { places: named, waters, counties, corners };
}

/** The lines between counties, as they are drawn. */
export function listLines(projection: GeoProjection): readonly Line[] {
  return countyLines.coordinates.flatMap((points) =>
    points.flatMap((point, index): readonly Line[] => {
      const next = points[index + 1];
      const [x, y] = projection([point[0] ?? 0, point[1] ?? 0]) ?? [];
      const [toX, toY] = next === undefined ? [] : (projection([next[0] ?? 0, next[1] ?? 0]) ?? []);
      if (x === undefined || y === undefined || toX === undefined || toY === undefined) return [];
      return [
        [
          [x, y],
          [toX, toY],
        ],
      ];
    }),
  );
}
