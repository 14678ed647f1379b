// How far apart places are, for neighbors on a city page and the nearest place of a ZIP code.
import { cities } from '#content/places/cities.ts';
import type { City, CitySlug } from '#content/places/cities.ts';

/** Decimal degrees. */
export type Point = { readonly latitude: number; readonly longitude: number };

/** A city and the straight line to it, in miles, not rounded. */
export type CityDistance = { readonly city: City; readonly miles: number };

const meanEarthRadiusMiles = 3958.7613;

/** Miles along the great circle between two points (haversine); roads are longer. */
export function milesBetween(from: Point, to: Point): number {
  const latitudeHalf = toRadians(to.latitude - from.latitude) / 2;
  const longitudeHalf = toRadians(to.longitude - from.longitude) / 2;
  const squaredHalfChord =
    Math.sin(latitudeHalf) ** 2 +
    Math.cos(toRadians(from.latitude)) * Math.cos(toRadians(to.latitude)) * Math.sin(longitudeHalf) ** 2;
  return 2 * meanEarthRadiusMiles * Math.asin(Math.sqrt(squaredHalfChord));
}

/** Farther than this, nobody would call the next place near. Only Atlantic Beach lies that far from all others. */
export const nearMilesLimit = 40;

/** All cities, the nearest to the point first. */
export function listCitiesByDistance(point: Point): readonly CityDistance[] {
  return cities
    .map((city) => ({ city, miles: milesBetween(point, city.point) }))
    .toSorted((nearer, farther) => nearer.miles - farther.miles);
}

/** Of the city that was asked for last: the pages of a city are built one after another, and each asks several times. */
let last: { readonly slug: CitySlug; readonly others: readonly CityDistance[] } | undefined;

/** The nearest other cities, the closest first, at most `count` of them. */
export function listNearestCities(slug: CitySlug, count: number): readonly CityDistance[] {
  if (last?.slug !== slug) {
    const here = cities.find((city) => city.slug === slug);
    if (here === undefined) throw new RangeError(`No city has the slug ${slug}`);
    last = { slug, others: listCitiesByDistance(here.point).filter(({ city }) => city.slug !== slug) };
  }
  return last.others.slice(0, count);
}

/** A link to a place farther off than this helps nobody; two are given all the same, so that no page is a dead end. */
const usefulMiles = 20;

/** Counties with a bay between them: the straight line is short, the road is not. */
const acrossBay: readonly (readonly [City['county'], City['county']])[] = [['Manatee', 'Pinellas']];

function hasBayBetween(one: City, other: City): boolean {
  return acrossBay.some((shores) => shores.every((shore) => [one.county, other.county].includes(shore)));
}

/** The nearest other cities worth a link, the closest first: at most `count`, at least two. */
export function listUsefulNeighbors(slug: CitySlug, count: number): readonly CityDistance[] {
  const here = cities.find((city) => city.slug === slug);
  return listNearestCities(slug, cities.length)
    .filter(({ city }) => here === undefined || !hasBayBetween(here, city))
    .slice(0, count)
    .filter(({ miles }, index) => index < 2 || miles <= usefulMiles);
}

/** Whether every neighbor that is linked is one a resident would call near: else they are only the next places. */
export function hasNeighbors(slug: CitySlug): boolean {
  return listUsefulNeighbors(slug, 2).every(({ miles }) => miles <= usefulMiles);
}

function toRadians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
