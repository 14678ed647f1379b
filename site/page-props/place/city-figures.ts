// What the page of a city tells of the whole place in figures, and what only its residents can look up.
import type { Language } from '#content/language.ts';
import type { City } from '#content/places/cities.ts';
import type { FigureKind } from '#content/places/figures/figure-words.ts';
import { placeFigures } from '#content/places/figures/place-figures.ts';
import type { LocalCondition } from '#content/places/guides/local-fact-form.ts';
import { placeGuides } from '#content/places/guides/guides.ts';
import { utilities } from '#content/places/utilities.ts';
import { cityPageWords } from '#content/words/places/city-page-words.ts';
import { listAllFigures } from '#domain/places/place-figures.ts';
import { formatAlternatives, formatList } from '#domain/words/wording.ts';

/** Facts that give the same figure: it is not told twice on one page. */
const sameFigure: Readonly<Partial<Record<LocalCondition, FigureKind>>> = {
  'rented homes': 'rented',
  'seasonal homes': 'vacant',
  'mobile homes': 'mobile',
};

/** Facts that say how hard the water is, or whom to ask: no second line does. */
const tellHardness: readonly LocalCondition[] = ['soft water', 'medium water', 'hard water'];

/** Water whose hardness its supplier gives as a figure that we have read. */
const readHardness = ['OUC water', 'Plant City water', 'City of Tampa water'] as const;

/** The hurricanes of a place in one sentence, the latest first. */
function tellHurricanes(city: City, language: Language): string {
  const words = cityPageWords[language];
  const storms = placeFigures[city.slug].storms
    .toReversed()
    .map(({ name, year, miles }) => words.hurricane(name, year, miles));
  return words.hurricanes(storms.length, formatList(storms, language));
}

/** A row for each kind of figure, its title and its sentence; and whose figures they are. */
export function cityFigures(city: City, language: Language) {
  const told = placeGuides[city.slug].facts
    .filter(({ source }) => source.startsWith('ACS '))
    .map(({ condition }) => sameFigure[condition]);
  const shown = listAllFigures(city, language).filter(({ kind }) => !told.includes(kind));
  const { figuresSource, stormsSource } = cityPageWords[language];
  const hasStorm = shown.some(({ kind }) => kind === 'storm');
  const hasShare = shown.some(({ kind }) => kind !== 'storm');
  return {
    facts: [...Map.groupBy(shown, ({ kind }) => kind)].map(([kind, same]) => ({
      title: same[0]?.title ?? '',
      fact: kind === 'storm' ? tellHurricanes(city, language) : (same[0]?.sentence ?? ''),
    })),
    source: [hasShare ? figuresSource : [], hasStorm ? stormsSource : []].flat().join(' '),
  };
}

function unknownWater(city: City, language: Language): readonly string[] {
  const { unknown } = cityPageWords[language];
  const { water } = utilities[city.slug];
  const { facts } = placeGuides[city.slug];
  const names = water?.names ?? [];
  const isRead = facts.some(
    ({ condition, source }) =>
      tellHardness.includes(condition) || readHardness.some((read) => read === source),
  );
  const [only] = names;
  return [
    ...(water === undefined ? [unknown.supplier] : []),
    ...(names.length > 1 ? [unknown.suppliers(formatAlternatives(names, language))] : []),
    ...(only !== undefined && names.length === 1 && !isRead ? [unknown.hardness(only)] : []),
    ...(facts.some(({ condition }) => condition === 'private wells') ? [unknown.wells] : []),
  ];
}

/** What differs from street to street, and who can say. */
export function cityUnknowns(city: City, language: Language): readonly string[] {
  const { unknown } = cityPageWords[language];
  const { power, gas } = utilities[city.slug];
  const { homes } = placeFigures[city.slug];
  return [
    ...unknownWater(city, language),
    ...(power.names.length > 1 ? [unknown.power(formatAlternatives(power.names, language))] : []),
    gas === undefined ? unknown.noGas : unknown.gas(formatAlternatives(gas.names, language)),
    ...(homes === undefined ? [unknown.homes] : []),
    ...(homes?.isOfPlace === false ? [unknown.zips] : []),
  ];
}
