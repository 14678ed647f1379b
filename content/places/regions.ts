// The six regional pages and the counties each one covers (by county, not by postal name).
type RegionFacts = { readonly slug: string; readonly name: string; readonly counties: readonly string[] };

export const regions = [
  { slug: 'miami-dade', name: 'Miami-Dade', counties: ['Miami-Dade'] },
  { slug: 'broward-county', name: 'Broward County', counties: ['Broward'] },
  { slug: 'palm-beach-county', name: 'Palm Beach County', counties: ['Palm Beach'] },
  { slug: 'southwest-florida', name: 'Southwest Florida', counties: ['Collier'] },
  {
    slug: 'central-florida',
    name: 'Central Florida',
    counties: ['Orange', 'Seminole', 'Osceola', 'Lake', 'Polk', 'Brevard'],
  },
  {
    slug: 'west-central-florida',
    name: 'West Central Florida',
    counties: ['Hillsborough', 'Pinellas', 'Pasco', 'Hernando', 'Manatee', 'Sarasota', 'Charlotte'],
  },
] as const satisfies readonly RegionFacts[];

export type Region = (typeof regions)[number];
export type RegionSlug = Region['slug'];
/** A county we serve. Duval (Atlantic Beach) lies outside the six regions. */
export type County = Region['counties'][number] | 'Duval';
