// What the page of a city cannot say, and who can: what differs from street to street.
import type { Language } from '#content/language.ts';
import type { City } from '#content/places/cities.ts';
import { placeFigures } from '#content/places/figures/place-figures.ts';
import { placeGuides } from '#content/places/guides/guides.ts';
import { utilities } from '#content/places/utilities.ts';
import { cityPageWords } from '#content/words/places/city-page-words.ts';
import { tellPower } from '#domain/places/tell-power.ts';
import { formatAlternatives } from '#domain/words/wording.ts';

/** Whether a share of homes stands on the page. */
function tellsShare({ slug }: City): boolean {
  return placeGuides[slug].facts.some(({ source }) => source.startsWith('ACS '));
}

/** Whether a fact of the place says already how to know propane. */
function tellsOfPropane({ slug }: City): boolean {
  return placeGuides[slug].facts.some(({ condition }) => condition === 'no gas mains');
}

function unknownWater(city: City, language: Language): readonly string[] {
  const { unknown } = cityPageWords[language];
  const { water } = utilities[city.slug];
  const names = water?.names ?? [];
  return [
    ...(water === undefined ? [unknown.supplier] : []),
    ...(names.length > 1 ? [unknown.suppliers(formatAlternatives(names, language))] : []),
  ];
}

/** What differs from street to street, and who can say. */
export function cityUnknowns(city: City, language: Language): readonly string[] {
  const { unknown } = cityPageWords[language];
  const { gas } = utilities[city.slug];
  const { homes } = placeFigures[city.slug];
  return [
    ...unknownWater(city, language),
    unknown.outage(tellPower(city, language)),
    ...(gas === undefined && !tellsOfPropane(city) ? [unknown.noGas] : []),
    ...(homes?.isOfPlace === false && tellsShare(city) ? [unknown.zips(city.name)] : []),
  ];
}
