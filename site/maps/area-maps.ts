// The three maps of the site: one city with its neighbors, one region, all of Florida we serve.
import type { MultiPoint } from 'geojson';
import { cities, type City } from '#content/cities.ts';
import { regions, type Region } from '#content/regions.ts';
import { listNearestCities } from '#domain/nearby.ts';
import { listCountyShapes } from './florida-counties.ts';
import { drawMap } from './draw-map.ts';
import type { MapDrawing } from '#site/elements/map-drawing.ts';

/** A city map shows at least this many degrees around the city, so that a dense coast is not drawn too large. */
const leastSpan = { latitude: 0.07, longitude: 0.09 };

/** A city, its nearest places, and the county lines around them. */
export function drawCityMap(city: City): MapDrawing {
  const neighbors = listNearestCities(city.slug, 8).map((neighbor) => neighbor.city);
  return drawMap({
    frame: { width: 480, height: 400, margin: 48 },
    extent: around([city, ...neighbors.slice(0, 6)], city),
    counties: new Set([city.county]),
    places: [city, ...neighbors],
    here: city,
  });
}

/** A region: its counties and every place in it. */
export function drawRegionMap(region: Region): MapDrawing {
  const counties = new Set<string>(region.counties);
  return drawMap({
    frame: { width: 640, height: 620, margin: 28 },
    extent: listCountyShapes((county) => counties.has(county)),
    counties,
    places: cities.filter((city) => city.region === region.slug),
  });
}

/** The peninsula with every place we serve. */
export function drawServiceAreaMap(): MapDrawing {
  const counties = new Set<string>([...regions.flatMap((region) => region.counties), 'Duval']);
  return drawMap({
    frame: { width: 640, height: 760, margin: 16 },
    extent: listCountyShapes((county) => counties.has(county)),
    counties,
    places: cities,
  });
}

function around(places: readonly City[], middle: City): MultiPoint {
  const { latitude, longitude } = middle.point;
  return {
    type: 'MultiPoint',
    coordinates: [
      ...places.map(({ point }) => [point.longitude, point.latitude]),
      [longitude - leastSpan.longitude, latitude - leastSpan.latitude],
      [longitude + leastSpan.longitude, latitude + leastSpan.latitude],
    ],
  };
}
