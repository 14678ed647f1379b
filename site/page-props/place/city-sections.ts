// What a city page's sections get: price, times and utilities, what is true of the place, and what to have ready.
import type { Language } from '#content/language.ts';
import type { City } from '#content/places/cities.ts';
import { placeGuides } from '#content/places/guides/guides.ts';
import { utilities, type Utilities } from '#content/places/utilities.ts';
import { cityPageWords } from '#content/words/places/city-page-words.ts';
import { conditionDrawing } from '#site/pictures/drawings.ts';
import type { MapDrawing } from '#site/elements/pictures/map-drawing.ts';
import { formatAlternatives, formatList, startSentence } from '#domain/words/wording.ts';
import { visitLine, visitRows } from '#site/page-props/company/visit-facts.ts';
import { closingWords } from '#site/page-props/home/home-closing.ts';
import { oldMachineRows } from '#site/page-props/place/old-machine.ts';
import { zipRow } from '#site/page-props/place/city-service-opening.ts';
import type { ConditionWords } from '#content/places/conditions/local-condition-form.ts';
import { localConditionWords } from '#content/places/conditions/local-condition-words.ts';
import type { LocalFact } from '#content/places/guides/local-fact-form.ts';
import { regionWords } from '#content/places/region-words.ts';

/** From what price and when we come; a place outside the regions is promised no time. */
export function cityIntro(city: City, language: Language): string {
  const words = cityPageWords[language];
  return city.region === null ? words.whenOutside(city.name) : visitLine(language);
}

/** The company, or several of which a bill names one, and wells where homes have them: "Brevard County Utilities; some homes have private wells". */
function nameWater({ names, hasWells }: NonNullable<Utilities['water']>, language: Language): string {
  const words = cityPageWords[language];
  const companies = names.length > 1 ? words.eitherOnBill(formatAlternatives(names, language)) : names.join();
  return startSentence(
    [companies, hasWells === true ? words.wells : ''].filter((part) => part !== '').join('; '),
  );
}

/** The plate of a city: when we come, then water, county and ZIP codes. The price is in the words above, power and gas in what cannot wait. */
export function cityPlate(city: City, language: Language) {
  const words = cityPageWords[language];
  const { water } = utilities[city.slug];
  const { hours, callback } = visitRows(language);
  return [
    ...(city.region === null ? [] : [hours, callback]),
    ...(water === undefined ? [] : [{ label: words.waterLabel, value: nameWater(water, language) }]),
    { label: words.countyLabel, value: city.county },
    zipRow(city, language),
  ];
}

/** What is true of the place, each with what to do about it; last, what becomes of an old machine. */
export function cityFactRows(city: City, language: Language) {
  const { facts } = placeGuides[city.slug];
  return [...factRows(facts, language), ...oldMachineRows(city.slug, language)];
}

/** The last word of a page of the place. */
export function cityClosing(city: City, language: Language) {
  const words = closingWords(language, 'on this page');
  if (city.region !== null) return words;
  return { ...words, heading: cityPageWords[language].closingOutside };
}

/** What to have ready: the model number, then what the place asks for, but for what its facts ask already. */
export function cityBefore(city: City, language: Language): readonly string[] {
  const { beforeWeCome } = placeGuides[city.slug];
  return [
    cityPageWords[language].modelNumber,
    ...beforeWeCome.filter(({ toldBy }) => toldBy === undefined).map(({ line }) => line[language]),
  ];
}

/** What the map of a city shows, in words: the places named on it, without the city itself. */
export function describeCityMap(city: City, map: MapDrawing, language: Language): string {
  const { mapDescription, mapNames } = cityPageWords[language];
  const others = map.places.filter(({ isHere }) => !isHere);
  const description = mapDescription(city.name, city.county);
  return others.length === 0 ? description : `${description} ${mapNames(namesOf(others, language))}`;
}

/** Names of places as one list: "Surfside, Bal Harbour, and Aventura". */
export function namesOf(places: readonly { readonly name: string }[], language: Language): string {
  return formatList(
    places.map(({ name }) => name),
    language,
  );
}

/** Facts of a place or a region as rows: a title, the fact, and what to do about it whichever appliance one has. */
export function factRows(facts: readonly LocalFact[], language: Language) {
  return facts.map(({ condition, fact, forHome: here }) => {
    const { title, forHome }: ConditionWords = localConditionWords[language][condition];
    return {
      title,
      fact: fact[language],
      advice: here?.[language] ?? forHome,
      drawing: conditionDrawing(condition),
    };
  });
}

/** What the shell says on the pages of a place: "Serving Tampa Bay …", and whether a visit can be today. */
export function shellPlace({ name, region }: City, language: Language) {
  return region === null
    ? { serving: cityPageWords[language].servingOutside(name), isFar: true }
    : { serving: regionWords[language][region].serving, isFar: false };
}
