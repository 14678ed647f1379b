import type { City } from '#content/places/cities.ts';
import { regions, type Region } from '#content/places/regions.ts';

/** The region of a city; none for Atlantic Beach, whose county lies outside the six. */
export function findRegionOf(city: City): Region | undefined {
  return regions.find(({ slug }) => slug === city.region);
}
