// The places that somebody may name, as lists of their names.
import { cities, type CitySlug } from '#content/places/cities.ts';
import { regions, type County, type RegionSlug } from '#content/places/regions.ts';

export const regionSlugs: readonly RegionSlug[] = regions.map(({ slug }) => slug);
export const countyNames: readonly County[] = [...new Set(cities.map(({ county }) => county))].sort();
export const citySlugs: readonly CitySlug[] = cities.map(({ slug }) => slug);
