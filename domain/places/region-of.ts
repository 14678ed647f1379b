import type { City } from '#content/places/cities.ts';
import { regions, type Region, type RegionSlug } from '#content/places/regions.ts';
import { findCoverage } from './coverage.ts';

/** The region of a city; none for Atlantic Beach, whose county lies outside the six. */
export function findRegionOf(city: City): Region | undefined {
  return regions.find(({ slug }) => slug === city.region);
}

/** The slug of the region a ZIP code is in; empty outside the six. */
export function regionOfZip(zip: string): RegionSlug | '' {
  const coverage = findCoverage(zip);
  if (coverage.kind === 'city') return findRegionOf(coverage.cities[0])?.slug ?? '';
  return coverage.kind === 'county' ? coverage.region.slug : '';
}
