// The three maps of the site: one city with its neighbors, one region, all of Florida we serve.
import type { MultiPoint } from 'geojson';
import { cities, type City, type CitySlug } from '#content/places/cities.ts';
import { regions, type Region } from '#content/places/regions.ts';
import type { MapDrawing } from '#site/elements/pictures/map-drawing.ts';
import { listNearestCities, type Point } from '#domain/places/nearby.ts';
import { drawMap } from './draw-map.ts';
import { listCountyShapes } from './florida-counties.ts';

/** A city map shows this many degrees to each side: about ten miles, at which the coastline still looks right. */
const citySpan = { latitude: 0.13, longitude: 0.24 };

/** A place with few others around is shown with more of what lies between, up to this number of names. */
const wideSpan = { latitude: 0.25, longitude: 0.46 };
const fewestNames = 4;

/** A region map shows at least this much around its outermost places. */
const regionSpan = { latitude: 0.06, longitude: 0.08 };

/** The places on the map of the whole service area; lists beside it have all. */
const landmarks: readonly CitySlug[] = [
  'miami',
  'tampa',
  'orlando',
  'naples',
  'jupiter',
  'fort-lauderdale',
  'homestead',
  'titusville',
  'sarasota',
  'punta-gorda',
  'spring-hill',
  'clearwater',
  'atlantic-beach',
];

/** A city, the places around it, and the county lines. */
export function drawCityMap(city: City): MapDrawing {
  const neighbors = listNearestCities(city.slug, 40).map((neighbor) => neighbor.city);
  const drawWithin = (span: Point) =>
    drawMap({
      frame: { width: 440, height: 240, margin: 0 },
      extent: around([city.point], span),
      places: [city, ...neighbors],
      here: city,
      roundings: 2,
    });
  const map = drawWithin(citySpan);
  return map.places.length >= fewestNames ? map : drawWithin(wideSpan);
}

/** A region: its counties and every place in it. */
export function drawRegionMap(region: Region): MapDrawing {
  const places = cities.filter((city) => city.region === region.slug);
  return drawMap({
    frame: { width: 440, height: 300, margin: 12 },
    extent: around(
      places.map(({ point }) => point),
      regionSpan,
    ),
    areas: [{ counties: region.counties }],
    places,
    roundings: 1,
  });
}

/** The peninsula with every place we serve; each region leads to its page. */
export function drawServiceAreaMap(linkOf: (region: Region) => { text: string; path: string }): MapDrawing {
  const served = new Set<string>([...regions.flatMap((region) => region.counties), 'Duval']);
  return drawMap({
    frame: { width: 440, height: 520, margin: 12 },
    extent: listCountyShapes((county) => served.has(county)),
    areas: [
      ...regions.map((region) => ({ counties: region.counties, link: linkOf(region) })),
      { counties: ['Duval'] },
    ],
    places: landmarks.flatMap((slug) => cities.filter((city) => city.slug === slug)),
    roundings: 0,
  });
}

function around(points: readonly Point[], span: Point): MultiPoint {
  return {
    type: 'MultiPoint',
    coordinates: points.flatMap(({ latitude, longitude }) => [
      [longitude - span.longitude, latitude - span.latitude],
      [longitude + span.longitude, latitude + span.latitude],
    ]),
  };
}
