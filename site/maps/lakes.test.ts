import { geoArea, geoCentroid, geoDistance } from 'd3-geo';
import type { Polygon } from 'geojson';
import { expect, test } from 'vitest';
import { lakes } from './lakes.ts';

const earthRadiusKm = 6371;

/** Center, and area in square kilometers: Natural Earth 1:10m, "lakes" and "lakes of North America" (docs/sources.md). */
const source: Readonly<Record<string, readonly [longitude: number, latitude: number, area: number]>> = {
  Okeechobee: [-80.822, 26.944, 1587],
  Apopka: [-81.627, 28.626, 113],
  Tohopekaliga: [-81.384, 28.211, 85],
  'East Tohopekaliga': [-81.281, 28.297, 46],
  Kissimmee: [-81.265, 27.906, 156],
  Jesup: [-81.219, 28.734, 44],
  Monroe: [-81.267, 28.837, 35],
  Istokpoga: [-81.283, 27.381, 108],
};

/** As it is drawn: on a sphere the other way round would be all the earth but the lake. */
function drawn(outline: readonly (readonly [number, number])[]): Polygon {
  const ring = [...outline, ...outline.slice(0, 1)].map(([x, y]) => [x, y]);
  const lake: Polygon = { type: 'Polygon', coordinates: [ring] };
  return geoArea(lake) < 1 ? lake : { type: 'Polygon', coordinates: [ring.reverse()] };
}

test.each(lakes)('Lake $name is drawn where it lies and as large as it is', ({ name, outline }) => {
  const [longitude, latitude, area] = source[name] ?? [0, 0, 0];
  const lake = drawn(outline);
  expect(geoDistance(geoCentroid(lake), [longitude, latitude]) * earthRadiusKm).toBeLessThan(0.2);
  expect((geoArea(lake) * earthRadiusKm ** 2) / area).toBeCloseTo(1, 1);
});
