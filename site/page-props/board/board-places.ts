// Names of regions, counties and cities for the board's choices.
import { cities } from '#content/places/cities.ts';
import { regions } from '#content/places/regions.ts';
import type { PlaceNames } from '#domain/places/place-names.ts';

/** "Palm Beach" is "palm-beach". */
function slugOf(county: string): string {
  return county.toLowerCase().replaceAll(' ', '-');
}

const countiesOutside = new Set(cities.filter(({ region }) => region === null).map(({ county }) => county));

export const boardPlaces: PlaceNames = {
  regions: regions.map(({ slug, name }) => ({ slug, name })),
  counties: [
    ...regions.flatMap(({ slug: region, counties }) =>
      counties.map((name) => ({ slug: slugOf(name), name, region })),
    ),
    ...[...countiesOutside].map((name) => ({ slug: slugOf(name), name, region: null })),
  ],
  cities: cities.map(({ slug, name, county, region }) => ({ slug, name, county: slugOf(county), region })),
};
