import { geoMercator, geoPath, type GeoPermissibleObjects, type GeoProjection } from 'd3-geo';
import type { City } from '#content/places/cities.ts';
import type { MapArea, MapDrawing, MapPlace } from '#site/elements/pictures/map-drawing.ts';
import { listCountyLines, listCountyShapes } from './florida-counties.ts';
import { drawLand } from './land.ts';
import { placeLabels } from './place-labels.ts';

type Frame = { readonly width: number; readonly height: number; readonly margin: number };
type Area = { readonly counties: readonly string[]; readonly link?: MapArea['link'] };

type Subject = {
  readonly frame: Frame;
  /** What must be in view. */
  readonly extent: GeoPermissibleObjects;
  /** The counties the map is about; without them it is about the place in its middle. */
  readonly areas?: readonly Area[];
  /** The places to show, the most important first. */
  readonly places: readonly City[];
  readonly here?: City;
  /** How often the corners of the coast are cut. */
  readonly roundings: number;
};

/** Draws land, counties and places into a frame. Rounded, so that the page stays small. */
export function drawMap({ frame, extent, areas = [], places, here, roundings }: Subject): MapDrawing {
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
  return {
    width,
    height,
    land: drawLand(projection, frame, roundings),
    others: areas.length === 0 ? '' : outline((county) => !shown.has(county)),
    lines: path(listCountyLines()) ?? '',
    areas: areas.map(({ counties, link }) => ({
      outline: outline((county) => counties.includes(county)),
      ...(link !== undefined && { link }),
    })),
    places: placeOnMap(places, projection, frame, here),
  };
}

/** The places whose names have room, each with its name: a dot without one tells nothing. */
function placeOnMap(
  places: readonly City[],
  projection: GeoProjection,
  frame: Frame,
  here: City | undefined,
): readonly MapPlace[] {
  const dots = places.flatMap((city) => {
    const [x, y] = projection([city.point.longitude, city.point.latitude])?.map(Math.round) ?? [];
    const isInFrame =
      x !== undefined && y !== undefined && x > 0 && y > 0 && x < frame.width && y < frame.height;
    return isInFrame ? [{ city, name: city.name, x, y, isHere: city === here }] : [];
  });
  const labels = placeLabels(dots, frame);
  return dots.flatMap(({ name, x, y, isHere }) => {
    const label = labels.get(name);
    return label === undefined ? [] : [{ name, x, y, isHere, label }];
  });
}
