// The frame of the nine service pages; what each says stands in service-words-{slug}.ts.
import type { CitySlug } from '#content/places/cities.ts';
import type { MeanwhileAnswer } from '#content/catalogue/service-words/service-words-form.ts';
import type { Localized } from '#content/language.ts';

const meanwhile = {
  yes: 'Safe to use meanwhile',
  'with-care': 'Use with care',
  no: 'Do not use it',
} as const satisfies Record<MeanwhileAnswer, string>;

/** The cities a service page leads to directly; all others are one click further, on the regional pages. */
export const citiesNamedOnServicePages = [
  'miami',
  'miami-beach',
  'hialeah',
  'coral-gables',
  'fort-lauderdale',
  'hollywood',
  'pembroke-pines',
  'coral-springs',
  'west-palm-beach',
  'boca-raton',
  'delray-beach',
  'jupiter',
  'naples',
  'marco-island',
  'orlando',
  'kissimmee',
  'sanford',
  'clermont',
  'tampa',
  'brandon',
  'st-petersburg',
  'clearwater',
  'bradenton',
  'sarasota',
] as const satisfies readonly CitySlug[];

export const servicePageWords = {
  en: {
    meanwhile,
    priceLabel: 'Starts at',
    priceNote: 'A repair visit, plus tax where it applies',
    warrantyLabel: 'Warranty',
    warranty: '{warrantyDays} days',
    sameDayLabel: 'Same day',
    sameDay: 'Before {cutoff}',
    stopsHeading: 'Stop here first if it is dangerous',
    firstDo: 'First',
    whomToCall: 'Then call',
    problemsHeading: 'Find your sign',
    partLabel: 'Often the part that fails',
    causes: 'Likely causes',
    technician: 'What the technician does',
    checksHeading: 'What you can check safely',
    replaceHeading: 'Repair it or replace it?',
    source: 'Source',
    priceHeading: (price: string) => `What ${price} buys`,
    floridaHeading: (noun: string) => `What Florida does to your ${noun}`,
    brandsHeading: (plural: string) => `Makers of ${plural} we repair`,
    questionsHeading: 'Questions people ask',
    citiesHeading: (repairName: string) => `${repairName} near you`,
  },
} as const satisfies Localized<unknown>;
