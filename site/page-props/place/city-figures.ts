// What was counted and measured in a place, and what a homeowner can look up there: the plate of its figures.
import type { Language } from '#content/language.ts';
import type { City } from '#content/places/cities.ts';
import { placeFigures } from '#content/places/figures/place-figures.ts';
import { placeGuides } from '#content/places/guides/guides.ts';
import type { LocalCondition } from '#content/places/guides/local-fact-form.ts';
import { cityPageWords } from '#content/words/places/city-page-words.ts';
import { countOf, formatPercent } from '#domain/words/wording.ts';

/**
 * The hurricane that came nearest, and the shares of homes that no fact of the place counts already, with what each means where none
 * says it; of some places no homes are counted.
 */
export function cityFigures({ slug, name, zips }: City, language: Language) {
  const words = cityPageWords[language].homes;
  const { homes, storms } = placeFigures[slug];
  const tells = (condition: LocalCondition) =>
    placeGuides[slug].facts.find((fact) => fact.condition === condition);
  const nearest = storms.toSorted((one, other) => one.miles - other.miles)[0];
  // Below these a share changes nothing for who reads it.
  const shares =
    homes === undefined
      ? []
      : (
          [
            {
              of: 'mobile homes',
              label: words.mobileLabel,
              percent: homes.mobile,
              fewest: 10,
              share: words.ofAll,
            },
            {
              of: 'rented homes',
              label: words.rentedLabel,
              percent: homes.rented,
              fewest: 40,
              share: words.ofOccupied,
            },
            {
              of: 'seasonal homes',
              label: words.vacantLabel,
              percent: homes.vacant,
              fewest: 20,
              share: words.ofAll,
            },
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
      ...shares.map(({ label, percent, share }) => ({
        label,
        value: share(formatPercent(percent, language)),
      })),
    ],
    advice: [
      ...(nearest === undefined ? [] : [words.meaning.storm]),
      ...(shows('mobile homes') && tells('mobile homes') === undefined ? [words.meaning.mobile] : []),
      ...(shows('rented homes') && tells('rented homes') === undefined ? [words.meaning.rented] : []),
      ...(shows('seasonal homes') && tells('seasonal homes') === undefined ? [words.meaning.vacant] : []),
    ],
    note: [
      ...(shares.length === 0 ? [] : [words.shares]),
      ...(shares.length > 0 && homes?.isOfPlace === false ? [words.zips(name, zips.length)] : []),
      words.storms,
    ].join(' '),
  };
}
