import type { Language } from '#content/language.ts';
import { regions, type Region } from '#content/places/regions.ts';
import { coverageWords } from '#content/words/places/coverage-words.ts';
import { serviceAreaWords } from '#content/words/places/service-area-words.ts';
import { regionPath } from '#domain/paths/paths.ts';
import { countOf, fillText, formatList } from '#domain/words/wording.ts';
import { countyGroups, listCitiesOfRegion } from './county-places.ts';

/** "21 places" */
function placesOf(region: Region, language: Language): string {
  return countOf(listCitiesOfRegion(region).length, serviceAreaWords[language].regions.places, language);
}

/** The six regions with the number of places in each. */
export function regionLinks(language: Language) {
  return regions.map((region) => ({
    text: region.name,
    path: regionPath(region.slug, language),
    note: placesOf(region, language),
  }));
}

/** The same with their places: a page not found has them folded. */
export function regionFolds(language: Language) {
  return regions.map((region) => ({
    name: region.name,
    note: placesOf(region, language),
    page: {
      text: fillText(coverageWords[language].countyLink, { region: region.name }),
      path: regionPath(region.slug, language),
    },
    groups: countyGroups(region.counties, language),
  }));
}

/** Not said where the region's name says it. */
function countiesOf({ name, counties }: Region, language: Language): string | undefined {
  if (counties.length === 1 && counties.every((county) => name.includes(county))) return undefined;
  const words = serviceAreaWords[language].regions.counties;
  return fillText(counties.length === 1 ? words.one : words.other, { names: formatList(counties, language) });
}

/** The same with the counties each region is made of. */
export function regionRows(language: Language) {
  const links = regionLinks(language);
  return regions.flatMap((region, index) => {
    const link = links[index];
    return link === undefined ? [] : [{ ...link, counties: countiesOf(region, language) }];
  });
}
