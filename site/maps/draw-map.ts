import { geoMercator, geoPath, type GeoPermissibleObjects, type GeoProjection } from 'd3-geo';
import type { City } from '#content/places/cities.ts';
import type { MapArea, MapDrawing, MapPlace } from '#site/elements/pictures/map-drawing.ts';
import { listCountyShapes } from './florida-counties.ts';
import { placeLabels } from './place-labels.ts';

type Frame = { readonly width: number; readonly height: number; readonly margin: number };
type Area = { readonly counties: readonly string[]; readonly link?: MapArea['link'] };

type Subject = {
  readonly frame: Frame;
  /** What must be in view. */
  readonly extent: GeoPermissibleObjects;
  /** The counties the map is about. */
  readonly areas: readonly Area[];
  readonly places: readonly City[];
  /** The places to name, the most important first; without it all are tried in their order. */
  readonly named?: readonly City[];
  readonly here?: City;
};

/** Draws counties and places into a frame. Rounded to whole units, so that the page stays small. */
export function drawMap({ frame, extent, areas, places, named = places, here }: Subject): MapDrawing {
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
  const outline = (isWanted: (county: string) => boolean) => path(listCountyShapes(isWanted)) ?? '';
  const shown = new Set(areas.flatMap(({ counties }) => counties));
  return {
    width,
    height,
    land: outline((county) => !shown.has(county)),
    areas: areas.map(({ counties, link }) => ({
      outline: outline((county) => counties.includes(county)),
      ...(link !== undefined && { link }),
    })),
    places: placeOnMap(places, named, projection, frame, here),
  };
}

function placeOnMap(
  places: readonly City[],
  named: readonly City[],
  projection: GeoProjection,
  frame: Frame,
  here: City | undefined,
): readonly MapPlace[] {
  const dots = places.flatMap((city) => {
    const [x, y] = projection([city.point.longitude, city.point.latitude])?.map(Math.round) ?? [];
    const isInFrame =
      x !== undefined && y !== undefined && x > 0 && y > 0 && x < frame.width && y < frame.height;
    return isInFrame ? [{ city, name: city.name, x, y }] : [];
  });
  const wanted = named.flatMap((city) => dots.filter((dot) => dot.city === city));
  const labels = placeLabels(wanted, dots, frame);
  return dots.map(({ city, name, x, y }) => {
    const label = labels.get(name);
    return { name, x, y, isHere: city === here, ...(label !== undefined && { label }) };
  });
}
