// The frame of the nine service pages; what each says stands in service-words-{slug}.ts.
import type { CitySlug } from '#content/places/cities.ts';
import type { Localized } from '#content/language.ts';

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
    priceLabel: 'Starts at',
    warrantyLabel: 'Warranty',
    warranty: '{warrantyDays} days',
    sameDayLabel: 'Same-day visits',
    stopsHeading: 'Dangers first: when to stop',
    firstDo: 'First',
    whomToCall: 'Who to call',
    signsHeading: 'What is it doing?',
    rarerHeading: 'Rarer problems',
    signsLine: 'Common problems',
    partLabel: 'A common cause of trouble',
    priceHeading: 'What the repair costs',
    /** While the owner has given no ranges (company/fault-prices.ts). */
    noFaultPrices:
      'We do not publish prices by fault. The price depends on the part that failed and on your model.',
    faultPrices: 'With the visit, usual parts and labor, before tax:',
    faultPrice: (from: string, to: string) => `${from} to ${to}`,
    floridaHeading: (noun: string) => `What Florida does to your ${noun}`,
    brandsHeading: (plural: string) => `Brands of ${plural} we repair`,
    questionsHeading: 'Questions people ask',
    citiesHeading: (repairName: string) => `${repairName} by city`,
  },
} as const satisfies Localized<unknown>;
