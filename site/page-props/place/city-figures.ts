// What was counted and measured in a place, and what a homeowner can look up there: the plate of its figures, and rows of its utilities.
import type { Language } from '#content/language.ts';
import type { City } from '#content/places/cities.ts';
import { placeFigures } from '#content/places/figures/place-figures.ts';
import { placeGuides } from '#content/places/guides/guides.ts';
import type { LocalCondition } from '#content/places/guides/local-fact-form.ts';
import { cityPageWords } from '#content/words/places/city-page-words.ts';
import { tellPower } from '#domain/places/tell-power.ts';
import { countOf, formatPercent } from '#domain/words/wording.ts';
import { conditionDrawing } from '#site/pictures/drawings.ts';

/**
 * The hurricane that came nearest, and the shares of homes that no fact of the place counts already, with what each means where none
 * says it; of some places no homes are counted.
 */
export function cityFigures({ slug, name }: City, language: Language) {
  const words = cityPageWords[language].homes;
  const { homes, storms } = placeFigures[slug];
  const tells = (condition: LocalCondition) =>
    placeGuides[slug].facts.find((fact) => fact.condition === condition);
  const nearest = storms.toSorted((one, other) => one.miles - other.miles)[0];
  // Fewer mobile homes are one park or none, and so few empty homes are between owners.
  const shares =
    homes === undefined
      ? []
      : (
          [
            { of: 'mobile homes', label: words.mobileLabel, percent: homes.mobile, fewest: 5 },
            { of: 'rented homes', label: words.rentedLabel, percent: homes.rented, fewest: 0 },
            { of: 'seasonal homes', label: words.vacantLabel, percent: homes.vacant, fewest: 10 },
          ] as const
        ).filter(
          ({ of, percent, fewest }) => percent >= fewest && tells(of)?.source.startsWith('ACS ') !== true,
        );
  const shows = (condition: LocalCondition) => shares.some((share) => share.of === condition);
  return {
    facts: [
      ...(nearest === undefined
        ? []
        : [
            {
              label: words.stormLabel,
              value:
                nearest.miles === 0
                  ? words.stormOver(nearest.name, nearest.year)
                  : words.storm(nearest.name, nearest.year, countOf(nearest.miles, words.miles, language)),
            },
          ]),
      ...shares.map(({ label, percent }) => ({ label, value: formatPercent(percent, language) })),
    ],
    note: [
      ...(shows('mobile homes') && tells('mobile homes') === undefined ? [words.meaning.mobile] : []),
      ...(shows('rented homes') ? [words.meaning.rented] : []),
      ...(shares.length === 0 ? [] : [words.shares]),
      ...(shares.length > 0 && homes?.isOfPlace === false ? [words.zips(name)] : []),
      words.storms,
    ].join(' '),
  };
}

/** A fact of one of these says how power fails there: whom to call stands with it. */
const ofPower: readonly LocalCondition[] = ['city power', 'lightning'];

/** Whom to call in an outage, beside what else is true of the power or alone. */
export function utilityRows(city: City, language: Language) {
  const words = cityPageWords[language];
  const told = placeGuides[city.slug].facts.map(({ condition }) => condition);
  const outage = words.outage(tellPower(city, language));
  const besides = told.find((condition) => ofPower.includes(condition));
  return {
    outage,
    besides,
    rows:
      besides === undefined
        ? [
            {
              title: words.powerLabel,
              fact: outage,
              advice: undefined,
              drawing: conditionDrawing('city power'),
            },
          ]
        : [],
  };
}
