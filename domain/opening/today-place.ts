// Where somebody is who gives a ZIP code or looks at a region: what exceptions may concern them.
import { cities } from '#content/places/cities.ts';
import { regions, type RegionSlug } from '#content/places/regions.ts';
import { findCoverage } from '#domain/places/coverage.ts';
import type { VisitRegion } from '#domain/visits/visit-plan.ts';
import type { TodayPlace } from './today.ts';

const nowhere: TodayPlace = { region: undefined, counties: [], cities: [] };

/** The region of a ZIP code; undefined outside the six. */
export function findZipRegion(zip: string): RegionSlug | undefined {
  return placeOfZip(zip).region;
}

/** The place of a ZIP code; one that we do not serve is nowhere, and only what is said to all concerns it. */
export function placeOfZip(zip: string): TodayPlace {
  const coverage = findCoverage(zip);
  if (coverage.kind === 'county')
    return { region: coverage.region.slug, counties: [coverage.county], cities: [] };
  if (coverage.kind !== 'city') return nowhere;
  const [first] = coverage.cities;
  return {
    region: first.region ?? undefined,
    counties: [...new Set(coverage.cities.map(({ county }) => county))],
    cities: coverage.cities.map(({ slug }) => slug),
  };
}

/** The place of a visit: its region stays the one it was booked in. */
export function placeOfVisit(region: VisitRegion, zip: string): TodayPlace {
  return { ...placeOfZip(zip), region: region === 'outside' ? undefined : region };
}

/** A whole region with its counties and towns; undefined if none has that name. */
export function placeOfRegion(slug: string): TodayPlace | undefined {
  const region = regions.find((own) => own.slug === slug);
  if (region === undefined) return undefined;
  const own = cities.filter((city) => city.region === region.slug);
  return { region: region.slug, counties: region.counties, cities: own.map((city) => city.slug) };
}
