// What was counted and measured in a place, and what a homeowner can look up there: the plate of its figures, and rows of its utilities.
import type { Language } from '#content/language.ts';
import type { City } from '#content/places/cities.ts';
import { placeFigures } from '#content/places/figures/place-figures.ts';
import { placeGuides } from '#content/places/guides/guides.ts';
import type { LocalCondition } from '#content/places/guides/local-fact-form.ts';
import { utilities } from '#content/places/utilities.ts';
import { cityPageWords } from '#content/words/places/city-page-words.ts';
import { tellPower } from '#domain/places/tell-power.ts';
import { countOf, formatPercent } from '#domain/words/wording.ts';
import { conditionDrawing } from '#site/pictures/drawings.ts';

/** Fewer mobile homes are one park or none. */
const fewestMobile = 5;

/**
 * The hurricane that came nearest, and shares of homes with what each means, where no fact of the place says it; of some places no
 * homes are counted.
 */
export function cityFigures({ slug, name }: City, language: Language) {
  const words = cityPageWords[language].homes;
  const { homes, storms } = placeFigures[slug];
  const told: readonly LocalCondition[] = placeGuides[slug].facts.map(({ condition }) => condition);
  const hasMobile = homes !== undefined && homes.mobile >= fewestMobile;
  const nearest = storms.toSorted((one, other) => one.miles - other.miles)[0];
  const share = (label: string, percent: number) => ({ label, value: formatPercent(percent, language) });
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
      ...(homes === undefined
        ? []
        : [
            ...(hasMobile ? [share(words.mobileLabel, homes.mobile)] : []),
            share(words.rentedLabel, homes.rented),
            share(words.vacantLabel, homes.vacant),
          ]),
    ],
    note: [
      ...(hasMobile && !told.includes('mobile homes') ? [words.meaning.mobile] : []),
      ...(homes === undefined || told.includes('rented homes') ? [] : [words.meaning.rented]),
      ...(homes === undefined || told.includes('seasonal homes') ? [] : [words.meaning.vacant]),
      words.sources,
      ...(homes?.isOfPlace === false ? [words.zips(name)] : []),
    ].join(' '),
  };
}

/** A fact of one of these says how power fails there: whom to call stands with it. */
const ofPower: readonly LocalCondition[] = ['city power', 'lightning'];

/** Whom to call in an outage, beside what else is true of the power or alone; how to tell which gas it is where no company is known. */
export function utilityRows(city: City, language: Language) {
  const words = cityPageWords[language];
  const told = placeGuides[city.slug].facts.map(({ condition }) => condition);
  const outage = words.outage(tellPower(city, language));
  const besides = told.find((condition) => ofPower.includes(condition));
  const tellsGas =
    utilities[city.slug].gas === undefined && !told.includes('no gas mains') && !told.includes('towers');
  return {
    outage,
    besides,
    rows: [
      ...(besides === undefined
        ? [
            {
              title: words.powerLabel,
              fact: outage,
              advice: undefined,
              drawing: conditionDrawing('city power'),
            },
          ]
        : []),
      ...(tellsGas ? [{ ...words.whichGas, drawing: conditionDrawing('gas mains') }] : []),
    ],
  };
}
