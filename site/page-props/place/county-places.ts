// Places grouped by county, for the service area, the regions and the sitemap.
import { cities, type City } from '#content/places/cities.ts';
import { cityPageWords } from '#content/words/places/city-page-words.ts';
import type { Language } from '#content/language.ts';
import type { County, Region } from '#content/places/regions.ts';
import { cityPath } from '#domain/paths/paths.ts';
import type { CountyGroup } from '#site/sections/place/Counties.tsx';

/** The places of a county, by name. */
export function listCitiesOfCounty(county: County): readonly City[] {
  return cities
    .filter((city) => city.county === county)
    .toSorted((left, right) => left.name.localeCompare(right.name, 'en'));
}

/** The places of a region, county by county. */
export function listCitiesOfRegion(region: Region): readonly City[] {
  return region.counties.flatMap(listCitiesOfCounty);
}

/** The link to the page of a place. */
export function placeLink({ slug, name }: City, language: Language) {
  return { text: name, path: cityPath(slug, language) };
}

/** Counties with links to their places, each as `link` tells of it, and what `note` says of the county. */
export function countyGroups(
  counties: readonly County[],
  language: Language,
  link: (city: City, language: Language) => CountyGroup['links'][number] = placeLink,
  note?: (county: County, language: Language) => string | undefined,
) {
  return counties.map((county) => ({
    name: cityPageWords[language].countyName(county),
    note: note?.(county, language),
    links: listCitiesOfCounty(county).map((city) => link(city, language)),
  }));
}
