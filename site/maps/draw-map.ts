import { geoMercator, geoPath, type GeoPermissibleObjects, type GeoProjection } from 'd3-geo';
import type { City } from '#content/cities.ts';
import { listCountyShapes, type CountyShapes } from './florida-counties.ts';
import type { MapDrawing, MapPlace } from '#site/elements/map-drawing.ts';
import { placeLabels } from './place-labels.ts';

type Frame = { readonly width: number; readonly height: number; readonly margin: number };

type Subject = {
  readonly frame: Frame;
  /** What must be in view. */
  readonly extent: GeoPermissibleObjects;
  /** The counties the map is about, by name. */
  readonly counties: ReadonlySet<string>;
  /** The places on it, the most important first: their names are placed first. */
  readonly places: readonly City[];
  readonly here?: City;
};

/** Draws counties and places into a frame. Rounded to whole units, so that the page stays small. */
export function drawMap({ frame, extent, counties, places, here }: Subject): MapDrawing {
  const { width, height, margin } = frame;
  const projection = geoMercator().fitExtent(
    [
      [margin, margin],
      [width - margin, height - margin],
    ],
    extent,
  );
  projection.clipExtent([
    [-2, -2],
    [width + 2, height + 2],
  ]);
  const path = geoPath(projection).digits(0);
  const outline = (shapes: CountyShapes) => path(shapes) ?? '';
  return {
    width,
    height,
    land: outline(listCountyShapes((county) => !counties.has(county))),
    counties: outline(listCountyShapes((county) => counties.has(county))),
    places: placeOnMap(places, projection, frame, here),
  };
}

function placeOnMap(
  places: readonly City[],
  projection: GeoProjection,
  frame: Frame,
  here: City | undefined,
): readonly MapPlace[] {
  const dots = places.flatMap((city) => {
    const at = projection([city.point.longitude, city.point.latitude]);
    if (at === null) return [];
    const [x, y] = at.map(Math.round);
    return x === undefined || y === undefined ? [] : [{ name: city.name, x, y, isHere: city === here }];
  });
  const labels = placeLabels(dots, frame);
  return dots.map((dot) => {
    const label = labels.get(dot.name);
    return label === undefined ? dot : { ...dot, label };
  });
}
