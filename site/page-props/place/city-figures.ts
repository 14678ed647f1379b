// What the page of a city tells of the whole place in figures, and what only its residents can look up.
import type { Language } from '#content/language.ts';
import type { City } from '#content/places/cities.ts';
import { figureWhereWords } from '#content/places/figures/figure-words.ts';
import { localConditionWords } from '#content/places/conditions/local-condition-words.ts';
import { placeFigures } from '#content/places/figures/place-figures.ts';
import type { LocalCondition } from '#content/places/guides/local-fact-form.ts';
import { placeGuides } from '#content/places/guides/guides.ts';
import { utilities } from '#content/places/utilities.ts';
import { cityPageWords } from '#content/words/places/city-page-words.ts';
import { listHighShares } from '#domain/places/place-figures.ts';
import { tellLine, type ShareKind } from '#domain/places/weighed-figures.ts';
import { formatAlternatives, formatList } from '#domain/words/wording.ts';

/** Facts that tell of the same as a share: it is not told twice on one page. The first says what follows from it. */
const sameAs: Readonly<Record<ShareKind, readonly [LocalCondition, ...LocalCondition[]]>> = {
  vacant: ['seasonal homes', 'vacation rentals'],
  mobile: ['mobile homes'],
};

/** The hurricanes of a place in one sentence, the latest first. */
function tellHurricanes(city: City, language: Language): string {
  const words = cityPageWords[language];
  const storms = placeFigures[city.slug].storms
    .toReversed()
    .map(({ name, year }) => words.hurricane(name, year));
  return words.hurricanes(city.name, formatList(storms, language));
}

/** Whether a share of homes stands on the page. */
function tellsShare(city: City, language: Language): boolean {
  return (
    cityFigures(city, language).facts.length > 1 ||
    placeGuides[city.slug].facts.some(({ source }) => source.startsWith('ACS '))
  );
}

/** High shares of homes, each with what follows, and the hurricanes that came near; and whose figures they are. */
export function cityFigures(city: City, language: Language) {
  const told = placeGuides[city.slug].facts.map(({ condition }) => condition);
  const shares = listHighShares(city, language).flatMap(({ kind, title, sentence }) => {
    const [condition, ...others] = sameAs[kind];
    if ([condition, ...others].some((same) => told.includes(same))) return [];
    return [{ title, fact: sentence, advice: localConditionWords[language][condition].forHome }];
  });
  const { figuresHeading, stormsTitle, stormsSource } = cityPageWords[language];
  return {
    heading: figuresHeading(city.name, shares.length > 0),
    facts: [...shares, { title: stormsTitle, fact: tellHurricanes(city, language), advice: undefined }],
    source: [...(shares.length > 0 ? [figureWhereWords[language].sharesSource] : []), stormsSource].join(' '),
  };
}

function unknownWater(city: City, language: Language): readonly string[] {
  const { unknown } = cityPageWords[language];
  const { water } = utilities[city.slug];
  const { facts } = placeGuides[city.slug];
  const names = water?.names ?? [];
  return [
    ...(water === undefined ? [unknown.supplier] : []),
    ...(names.length > 1 ? [unknown.suppliers(formatAlternatives(names, language))] : []),
    ...(facts.some(({ condition }) => condition === 'private wells') ? [unknown.wells] : []),
  ];
}

/** What differs from street to street, and who can say. */
export function cityUnknowns(city: City, language: Language): readonly string[] {
  const { unknown } = cityPageWords[language];
  const tellOutage = (names: readonly string[]) =>
    (names.length > 1 ? unknown.power : unknown.outage)(formatAlternatives(names, language));
  const { power, gas } = utilities[city.slug];
  const { homes } = placeFigures[city.slug];
  return [
    ...unknownWater(city, language),
    tellOutage(power.names.map(tellLine)),
    ...(gas === undefined ? [unknown.noGas] : []),
    ...(homes?.isOfPlace === false && tellsShare(city, language) ? [unknown.zips(city.name)] : []),
  ];
}
