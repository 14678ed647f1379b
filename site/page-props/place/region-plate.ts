import type { Language } from '#content/language.ts';
import { regionPageWords } from '#content/places/region-words.ts';
import type { Region } from '#content/places/regions.ts';
import { formatNumber } from '#domain/words/wording.ts';
import { visitRows } from '#site/page-props/company/visit-facts.ts';
import { listCitiesOfRegion } from './county-places.ts';

/** Words of its county, or of its counties. */
export function countyForm({ counties }: Region): 'one' | 'other' {
  return counties.length === 1 ? 'one' : 'other';
}

/** The plate of a region: when we call back, counties, number of places. */
export function regionPlate(region: Region, language: Language) {
  const words = regionPageWords[language];
  const { callback } = visitRows(language);
  return [
    callback,
    { label: words.countiesLabel[countyForm(region)], value: region.counties.join(', ') },
    { label: words.placesLabel, value: formatNumber(listCitiesOfRegion(region).length, language) },
  ];
}
