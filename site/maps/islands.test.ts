import { geoArea, geoContains } from 'd3-geo';
import type { Polygon } from 'geojson';
import { expect, test } from 'vitest';
import { islands } from './islands.ts';

const earthRadiusKm = 6371;

/** Land area in square kilometers, and the point: US Census Bureau, Gazetteer of places 2010 (docs/sources.md). */
const source: Readonly<Record<string, readonly [area: number, longitude: number, latitude: number]>> = {
  'Miami Beach': [19.75, -80.1397, 25.8153],
  'North Bay Village': [0.958, -80.1502, 25.849],
  'Bay Harbor Islands': [1.025, -80.1336, 25.8884],
  'South Pasadena': [1.573, -82.7393, 27.7529],
};

test.each(islands)('$name is as large as the Census says, and around its point', ({ name, outline }) => {
  const [area, ...point] = source[name] ?? [0, 0, 0];
  const ring = [...outline, ...outline.slice(0, 1)].map(([x, y]) => [x, y]);
  const given: Polygon = { type: 'Polygon', coordinates: [ring] };
  // On a sphere the other way round would be all the earth but the island.
  const island: Polygon = geoArea(given) < 1 ? given : { type: 'Polygon', coordinates: [ring.toReversed()] };
  expect(geoContains(island, [...point])).toBe(true);
  expect((geoArea(island) * earthRadiusKm ** 2) / area).toBeCloseTo(1, 1);
});
