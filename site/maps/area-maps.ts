// The three maps of the site: one city with its neighbors, one region, all of Florida we serve.
import { geoMercator, geoPath } from 'd3-geo';
import type { MultiPoint } from 'geojson';
import { cities, type City, type CitySlug } from '#content/places/cities.ts';
import { regions, type Region } from '#content/places/regions.ts';
import { placesByPeople } from '#content/places/places-by-people.ts';
import type { Language } from '#content/language.ts';
import type { MapDrawing } from '#site/elements/pictures/map-drawing.ts';
import type { Point } from '#domain/places/nearby.ts';
import { cityPath } from '#domain/paths/paths.ts';
import { drawMap, type Spot } from './draw-map.ts';
import { listCountyShapes } from './florida-counties.ts';

/** A city map shows this many degrees to each side: about ten miles, at which the coastline still looks right. */
const citySpan = { latitude: 0.13, longitude: 0.24 };

/** A place with few others around is shown with more of what lies between, up to this number of names. */
const wideSpan = { latitude: 0.25, longitude: 0.46 };
const fewestNames = 4;

/** A region map shows at least this much around its outermost places. */
const regionSpan = { latitude: 0.06, longitude: 0.08 };

/** And so much of the ocean beside it, for the names of its coast, in degrees. */
const sea: Readonly<Partial<Record<Region['slug'], number>>> = {
  'miami-dade': 0.2,
  'broward-county': 0.15,
  'palm-beach-county': 0.2,
  'southwest-florida': -0.04,
};

const manyPlaces = 10;

/** What people steer by on the map of the whole service area. */
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

/** Where room is scarce, the place that most people know is named. */
const byPeople = placesByPeople.flatMap((slug) => cities.filter((city) => city.slug === slug));

/** Whoever knows no other name on the map of Atlantic Beach knows this one. Census Gazetteer 2010, place 1235000; no page of ours. */
const knownCity: Spot = { name: 'Jacksonville', point: { latitude: 30.337, longitude: -81.6613 } };

/** A city, the places around it, and the county lines. */
export function drawCityMap(city: City, language: Language): MapDrawing {
  const others = byPeople.filter(({ slug }) => slug !== city.slug).map((other) => linked(other, language));
  const drawWithin = (span: Point) =>
    namedOnly({
      frame: { width: 440, height: 240, margin: 0 },
      extent: around([city.point], span),
      places: [city, ...others, knownCity],
      here: city.name,
      roundings: 2,
    });
  const map = drawWithin(citySpan);
  return map.places.length >= fewestNames ? map : drawWithin(wideSpan);
}

/** A region: its counties and every place in it. */
export function drawRegionMap(region: Region, language: Language): MapDrawing {
  const places = byPeople.filter((city) => city.region === region.slug);
  const extent = around(
    places.flatMap(({ point: { latitude, longitude } }) => [
      { latitude, longitude },
      { latitude, longitude: longitude + (sea[region.slug] ?? 0) },
    ]),
    regionSpan,
  );
  const shape = geoMercator().fitWidth(440, extent);
  const [[, top], [, bottom]] = geoPath(shape).bounds(extent);
  return drawMap({
    // Many places get a taller map, as far as their counties are tall, so that they keep apart.
    frame: {
      width: 440,
      height: places.length < manyPlaces ? 300 : Math.min(440, Math.round(bottom - top)),
      margin: 12,
    },
    extent,
    areas: [{ counties: region.counties }],
    places: places.map((city) => linked(city, language)),
    roundings: 1,
  });
}

/** The peninsula with every place we serve; each region leads to its page. */
export function drawServiceAreaMap(linkOf: (region: Region) => { text: string; path: string }): MapDrawing {
  const served = new Set<string>([...regions.flatMap((region) => region.counties), 'Duval']);
  return namedOnly({
    frame: { width: 440, height: 520, margin: 12 },
    extent: listCountyShapes((county) => served.has(county)),
    areas: [
      ...regions.map((region) => ({ counties: region.counties, link: linkOf(region) })),
      { counties: ['Duval'] },
    ],
    places: landmarks.flatMap((slug) => cities.filter((city) => city.slug === slug)),
    roundings: 0,
    mayNamesCross: true,
  });
}

/** A map without the dots that have no room for their names. */
function namedOnly(subject: Parameters<typeof drawMap>[0]): MapDrawing {
  const map = drawMap(subject);
  return {
    ...map,
    places: map.places.filter(({ label }) => label.shows !== 'pointed'),
  };
}

function linked({ name, point, slug }: City, language: Language): Spot {
  return { name, point, path: cityPath(slug, language) };
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
