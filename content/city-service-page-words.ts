// The frame of the 954 city-and-appliance pages. It is kept short on purpose: what fills these pages is the place,
// the appliance, and the advice written for the two together (city-service-words/).
import type { Localized } from './language.ts';

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
    problemsHeading: (noun: string, city: string) => `What a ${city} ${noun} tells you`,
    allProblems: (plural: string) => `All signs and safe checks for ${plural}`,
    adviceHeading: (noun: string, city: string) => `Your ${noun} in ${city}`,
    factsHeading: (city: string) => `${city} in short`,
    nearbyHeading: (repairName: string, city: string) => `${repairName} near ${city}`,
    nearbyLink: (repairName: string, city: string) => `${repairName} in ${city}`,
    otherHeading: (city: string) => `Also repaired in ${city}`,
    brandsHeading: (plural: string) => `Makers of ${plural} we work on`,
    guide: 'The long guide to dryers in Miami',
  },
} as const satisfies Localized<unknown>;
