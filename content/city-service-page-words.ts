// The frame of the 954 city-and-appliance pages. It is kept short on purpose: what fills these pages is the place,
// the appliance, and the advice written for the two together (city-advice.ts).
import type { Localized } from './language.ts';
import type { ServiceSlug } from './services.ts';

type PlaceFact = 'homes' | 'air' | 'water' | 'gas' | 'power' | 'storms' | 'rules' | 'roads';

/** Which facts of a place matter to which appliance; facts a place lacks are left out. */
export const placeFactsOf = {
  refrigerator: ['water', 'air', 'power'],
  washer: ['water', 'homes'],
  dryer: ['homes', 'air', 'gas'],
  dishwasher: ['water', 'rules'],
  oven: ['gas', 'power', 'rules'],
  stove: ['gas', 'power', 'homes', 'storms'],
  'wine-cooler': ['air', 'rules', 'power'],
  'range-hood': ['air', 'homes'],
  microwave: ['power', 'storms', 'homes'],
} as const satisfies Readonly<Record<ServiceSlug, readonly PlaceFact[]>>;

export const cityServicePageWords = {
  en: {
    title: (repairName: string, city: string, price: string) => `${repairName} in ${city}, FL: from ${price}`,
    heading: (repairName: string, city: string) => `${repairName} in ${city}, FL`,
    description: (repairName: string, city: string, county: string, zips: string) =>
      `${repairName} in ${city}, ${county} County (${zips}).`,
    descriptionIssues: (first: string, second: string) => `${first}? ${second}?`,
    descriptionPrice: (price: string) => `From ${price} plus tax.`,
    descriptionNear: (place: string, miles: string) => `Also ${place}, ${miles} mi away.`,
    priceLabel: 'Starts at',
    priceNote: 'A repair visit, plus tax where it applies',
    problemsHeading: (city: string) => `Signs we would look for first in ${city}`,
    allProblems: (plural: string) => `All signs and safe checks for ${plural}`,
    factsHeading: (nounWithArticle: string, city: string) => `What matters to ${nounWithArticle} in ${city}`,
    intro: (signs: readonly string[], city: string, zip: string) =>
      `${signs.join('? ')}? We come to ${city} (${zip}) for it, from 7 am to 9 pm, every day.`,
    nearbyHeading: (repairName: string, city: string) => `${repairName} near ${city}`,
    farHeading: (repairName: string) => `${repairName} in the next places we serve`,
    nearbyLink: (name: string, city: string) => `${name} in ${city}`,
    otherHeading: (city: string) => `Also repaired in ${city}`,
    guide: 'The long guide to dryers in Miami',
  },
} as const satisfies Localized<unknown>;
