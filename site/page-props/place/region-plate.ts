import type { Language } from '#content/language.ts';
import { regionPageWords } from '#content/places/region-words.ts';
import type { Region } from '#content/places/regions.ts';
import { services } from '#content/catalogue/services.ts';
import { formatNumber, formatUsd } from '#domain/words/wording.ts';
import { listCitiesOfRegion } from './county-places.ts';
import { siteWords } from '#site/settings-words.ts';

/** The plate of a region: counties, number of places, hours, the lowest starting price. */
export function regionPlate(region: Region, language: Language) {
  const words = siteWords(regionPageWords, language);
  const lowest = Math.min(...services.map(({ startingPriceUsd }) => startingPriceUsd));
  return [
    { label: words.countiesLabel, value: region.counties.join(', ') },
    { label: words.placesLabel, value: formatNumber(listCitiesOfRegion(region).length, language) },
    { label: words.hoursLabel, value: words.hours },
    { label: words.pricesLabel, value: formatUsd(lowest, language) },
  ];
}
