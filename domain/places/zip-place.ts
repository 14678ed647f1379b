import { findCoverage } from './coverage.ts';

/** The city a ZIP code belongs to, else its county; empty when we know neither. */
export function placeOfZip(zip: string): string {
  const coverage = findCoverage(zip);
  if (coverage.kind === 'city') return coverage.cities[0].name;
  return coverage.kind === 'county' ? `${coverage.county} County` : '';
}
