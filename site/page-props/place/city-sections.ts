// What a city page's sections get: the facts of the place, in words.
import { cityFacts } from '#content/places/city-facts/city-facts.ts';
import { cityPageWords } from '#content/words/places/city-page-words.ts';
import type { City } from '#content/places/cities.ts';
import type { Language } from '#content/language.ts';
import { findRegionOf } from '#domain/places/region-of.ts';
import { formatList } from '#domain/words/wording.ts';

/** The plate of a city: county, region, water, ZIP codes, utilities. */
export function cityPlate(city: City, language: Language) {
  const words = cityPageWords[language];
  const { electricity, gas, water } = cityFacts[city.slug];
  const rows = [
    { label: words.kindLabel, value: words.kinds[city.kind] },
    { label: words.countyLabel, value: city.county },
    { label: words.regionLabel, value: findRegionOf(city)?.name ?? words.outsideRegion },
    { label: words.coastLabel, value: words.coasts[city.coast] },
    { label: words.zipsLabel, value: city.zips.join(' ') },
    { label: words.powerLabel, value: electricity.utilities.join(', ') },
  ];
  return [
    ...rows,
    ...(water === undefined ? [] : [{ label: words.waterLabel, value: water.utilities.join(', ') }]),
    ...(gas === undefined ? [] : [{ label: words.gasLabel, value: gas.utilities.join(', ') }]),
  ];
}

/** Statements about the place, each behind its label. */
export function listCityStatements(city: City, language: Language) {
  const words = cityPageWords[language];
  const { homes, air, water, orientation, buildingRules, storms } = cityFacts[city.slug];
  return [
    { label: words.homesLabel, text: homes.text[language] },
    { label: words.airLabel, text: air.text[language] },
    ...(water === undefined ? [] : [{ label: words.waterLabel, text: water.note[language] }]),
    ...(storms === undefined ? [] : [{ label: words.stormsLabel, text: storms.text[language] }]),
    ...(buildingRules === undefined ? [] : [{ label: words.rulesLabel, text: buildingRules.text[language] }]),
    { label: words.roadsLabel, text: orientation.texts[language].join(' ') },
  ];
}

/** Names of places as one list: "Surfside, Bal Harbour, and Aventura". */
export function namesOf(places: readonly City[], language: Language): string {
  return formatList(
    places.map(({ name }) => name),
    language,
  );
}
