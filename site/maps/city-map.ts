// The map of one city with its neighbors and how far each is.
import type { MultiPoint } from 'geojson';
import type { Language } from '#content/language.ts';
import type { City } from '#content/places/cities.ts';
import { mapWords } from '#content/words/places/map-words.ts';
import { listUsefulNeighbors, milesBetween, nearMilesLimit } from '#domain/places/nearby.ts';
import { formatMiles } from '#domain/words/wording.ts';
import type { MapDrawing } from '#site/elements/pictures/map-drawing.ts';
import { around, byPeople, heightOf, linked, namedOnly } from './area-maps.ts';
import type { Spot } from './map-subject.ts';

/** A city map shows this many degrees to each side: about ten miles, at which the coastline still looks right. */
const citySpan = { latitude: 0.13, longitude: 0.24 };

/** A place with few others around is shown with its neighbors, however far, and so much around each; with none, wide. */
const fewestNames = 7;
const neighborSpan = { latitude: 0.03, longitude: 0.06 };
const wideSpan = { latitude: 0.25, longitude: 0.46 };
const fewestNeighbors = 3;
/** What lies farther is no neighbor. */
const farthestMiles = 25;
const heights = { least: 220, most: 290 };

/** Whoever knows no other name on the map of Atlantic Beach knows this one. Census Gazetteer 2010, place 1235000; no page of ours. */
const knownCity: Spot = { name: 'Jacksonville', point: { latitude: 30.337, longitude: -81.6613 } };

/** A city, the places around it with their distance, and the county lines. */
export function drawCityMap(city: City, language: Language): MapDrawing {
  const words = mapWords[language];
  const others = [
    ...byPeople.filter(({ slug }) => slug !== city.slug).map((other) => linked(other, language)),
    knownCity,
  ]
    .map((spot) => ({ ...spot, miles: milesBetween(city.point, spot.point) }))
    .filter(({ miles }) => miles <= farthestMiles)
    .map(({ miles, ...spot }) => ({ ...spot, note: words.away(formatMiles(miles, language)) }));
  const drawWithin = (extent: MultiPoint, height = 240, margin = 0) =>
    namedOnly({
      frame: { width: 440, height, margin },
      extent,
      places: [city, ...others],
      here: city.name,
      roundings: 2,
      words,
    });
  const map = drawWithin(around([city.point], citySpan));
  if (map.places.length >= fewestNames) return map;
  const neighbors = listUsefulNeighbors(city.slug, fewestNames).filter(
    ({ miles }) => miles <= nearMilesLimit,
  );
  if (neighbors.length < fewestNeighbors) return drawWithin(around([city.point], wideSpan));
  const extent = around([city.point, ...neighbors.map(({ city: { point } }) => point)], neighborSpan);
  return drawWithin(extent, Math.min(heights.most, Math.max(heights.least, heightOf(extent))), 12);
}
