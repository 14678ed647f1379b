// Two maps of the site: one region, all of Florida we serve; city-map.ts has the third.
import { geoMercator, geoPath } from 'd3-geo';
import type { MultiPoint } from 'geojson';
import { cities, type City, type CitySlug } from '#content/places/cities.ts';
import { regions, type Region } from '#content/places/regions.ts';
import { placesByPeople } from '#content/places/places-by-people.ts';
import type { Language } from '#content/language.ts';
import { mapWords } from '#content/words/places/map-words.ts';
import type { MapDrawing } from '#site/elements/pictures/map-drawing.ts';
import type { Point } from '#domain/places/nearby.ts';
import { cityPath } from '#domain/paths/paths.ts';
import { drawMap } from './draw-map.ts';
import type { Spot } from './map-subject.ts';
import { listCountyShapes } from './florida-counties.ts';

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
export const byPeople = placesByPeople.flatMap((slug) => cities.filter((city) => city.slug === slug));

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
  return drawMap({
    // Many places get a taller map, as far as their counties are tall, so that they keep apart.
    frame: {
      width: 440,
      height: places.length < manyPlaces ? 300 : Math.min(440, heightOf(extent)),
      margin: 12,
    },
    extent,
    areas: [{ counties: region.counties }],
    places: places.map((city) => linked(city, language)),
    roundings: 1,
    words: mapWords[language],
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
  });
}

/** A map without the dots that have no room for their names. */
export function namedOnly(subject: Parameters<typeof drawMap>[0]): MapDrawing {
  const map = drawMap(subject);
  return {
    ...map,
    places: map.places.filter(({ label }) => label.shows !== 'pointed'),
  };
}

/** How high an area is on a map of our width. */
export function heightOf(extent: MultiPoint): number {
  const [[, top], [, bottom]] = geoPath(geoMercator().fitWidth(440, extent)).bounds(extent);
  return Math.round(bottom - top);
}

/** A place as a dot that leads to its page. */
export function linked({ name, point, slug }: City, language: Language): Spot {
  return { name, point, path: cityPath(slug, language) };
}

/** What must be in view: so much around each point. */
export function around(points: readonly Point[], span: Point): MultiPoint {
  return {
    type: 'MultiPoint',
    coordinates: points.flatMap(({ latitude, longitude }) => [
      [longitude - span.longitude, latitude - span.latitude],
      [longitude + span.longitude, latitude + span.latitude],
    ]),
  };
}
