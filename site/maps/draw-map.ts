import { geoMercator, geoPath, type GeoPermissibleObjects, type GeoProjection } from 'd3-geo';
import type { Point } from '#domain/places/nearby.ts';
import type { MapArea, MapDrawing, MapPlace } from '#site/elements/pictures/map-drawing.ts';
import { listCountyLines, listCountyShapes } from './florida-counties.ts';
import { drawLand, type Land } from './land.ts';
import { placeLabels } from './place-labels.ts';
import { cutRows, isAll, nameWaters } from './waters.ts';
import { bringAshore, linesOf, runsThrough, type Line } from './shore.ts';

type Frame = { readonly width: number; readonly height: number; readonly margin: number };
type Area = { readonly counties: readonly string[]; readonly link?: MapArea['link'] };
export type Spot = { readonly name: string; readonly point: Point; readonly path?: string };

type Subject = {
  readonly frame: Frame;
  /** What must be in view. */
  readonly extent: GeoPermissibleObjects;
  /** The counties the map is about; without them it is about the place in its middle. */
  readonly areas?: readonly Area[];
  /** The places to show, the most important first. */
  readonly places: readonly Spot[];
  /** Which of them the map is about. */
  readonly here?: string;
  /** How often the corners of the coast are cut. */
  readonly roundings: number;
  /** On a map of the whole state no name would keep clear of every county line. */
  readonly mayNamesCross?: true;
};

/** A circle of 24 px around a dot on a phone of 360 px, in units of a map that is 440 wide. */
const fingertip = 14.7;

/** No dot is cut by the frame. */
const edge = 5;

/** Draws land, counties and places into a frame. Rounded, so that the page stays small. */
export function drawMap({
  frame,
  extent,
  areas = [],
  places,
  here,
  roundings,
  mayNamesCross,
}: Subject): MapDrawing {
  const { width, height, margin } = frame;
  const projection = geoMercator().fitExtent(
    [
      [margin, margin],
      [width - margin, height - margin],
    ],
    extent,
  );
  projection.clipExtent([
    [-8, -8],
    [width + 8, height + 8],
  ]);
  const path = geoPath(projection).digits(0);
  const outline = (isWanted: (county: string) => boolean) => path(listCountyShapes(isWanted)) ?? '';
  const shown = new Set(areas.flatMap(({ counties }) => counties));
  const land = drawLand(projection, frame, roundings);
  const shore = [...land.rings, ...land.islandRings].flatMap(linesOf);
  const whole = { left: 0, right: width, top: 0, bottom: height };
  const lines =
    mayNamesCross === true
      ? []
      : [...shore, ...listLines(projection)].filter((line) => runsThrough(line, whole));
  return {
    width,
    height,
    land: land.path,
    islands: land.islandPath,
    others: areas.length === 0 ? '' : outline((county) => !shown.has(county)),
    lines: path(listCountyLines()) ?? '',
    areas: areas.map(({ counties, link }) => ({
      outline: outline((county) => counties.includes(county)),
      ...(link !== undefined && { link }),
    })),
    ...placeOnMap(places, here, { projection, frame, land, lines }),
  };
}

type Ground = {
  readonly projection: GeoProjection;
  readonly frame: Frame;
  readonly land: Land;
  /** What no name may cross. */
  readonly lines: readonly Line[];
};

/** Every place in the frame, north to south as one reads, each with its name. */
function placeOnMap(
  places: readonly Spot[],
  here: string | undefined,
  { projection, frame, land, lines }: Ground,
): Pick<MapDrawing, 'places' | 'waters'> {
  const dots = places.flatMap((place) => {
    const [atX, atY] = projection([place.point.longitude, place.point.latitude]) ?? [];
    if (atX === undefined || atY === undefined) return [];
    const isInFrame = atX > edge && atY > edge && atX < frame.width - edge && atY < frame.height - edge;
    if (!isInFrame) return [];
    const [x = atX, y = atY] = bringAshore(land, [atX, atY]).map((side) => Math.round(side * 2) / 2);
    return [{ ...place, x, y, isHere: place.name === here }];
  });
  const rows = cutRows(land, frame.height);
  const { labels, taken } = placeLabels(dots, frame, lines, {
    isWater: (box) => isAll('water', rows, box),
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
  return { places: named, waters };
}

/** The lines between counties, as they are drawn. */
function listLines(projection: GeoProjection): readonly Line[] {
  return listCountyLines().coordinates.flatMap((points) =>
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
