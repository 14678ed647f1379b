// The frame of the 954 city-and-appliance pages. It is kept short on purpose: what fills these pages is the place,
// the appliance, and the advice written for the two together (city-advice.ts).
import type { Localized } from '#content/language.ts';
import type { ServiceSlug } from '#content/catalogue/services.ts';

type PlaceFact = 'homes' | 'air' | 'water' | 'gas' | 'power' | 'storms' | 'rules';

/** Which facts of a place matter to which appliance, the most telling first; the first three that a place has are shown. */
export const placeFactsOf = {
  refrigerator: ['water', 'air', 'power', 'storms'],
  washer: ['water', 'homes', 'storms', 'rules'],
  dryer: ['homes', 'air', 'gas', 'rules'],
  dishwasher: ['water', 'rules', 'homes'],
  oven: ['gas', 'power', 'rules', 'homes'],
  stove: ['gas', 'power', 'homes', 'storms'],
  'wine-cooler': ['air', 'rules', 'power', 'homes'],
  'range-hood': ['air', 'homes', 'rules'],
  microwave: ['power', 'homes', 'rules'],
} as const satisfies Readonly<Record<ServiceSlug, readonly PlaceFact[]>>;

/** What the supply means for an appliance: whether a fault is the utility's, the house's or the machine's. */
const powerNotes: Readonly<Partial<Record<ServiceSlug, string>>> = {
  refrigerator:
    'Lights out in other rooms too? Report it to them first. A refrigerator that is dead alone, on an outlet that works, is a case for us.',
  oven: 'If other large appliances run weakly too, the supply may be at fault: report it to them. A cold oven alone points to its breaker or to the oven.',
  stove:
    'If several burners and other large appliances are weak together, half of the supply may be missing: report it to them. One cold burner is a case for us.',
  'wine-cooler':
    'After an outage, read the set temperature before you judge the bottles: some models come back at a factory setting.',
  microwave:
    'A clock that blinks has only missed a moment of power. One that goes dark while the rest of the kitchen is lit points to the outlet, the breaker or the oven.',
};

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
      `${signs.join('? ')}? We come to ${city} (${zip}) for any of these, from 7 am to 9 pm, every day.`,
    /** For a place outside the regions, where a visit on the day is unlikely. */
    introOutside: (signs: readonly string[], city: string, zip: string) =>
      `${signs.join('? ')}? We take requests from ${city} (${zip}), about two hours from our nearest region. Same-day visits are unlikely: please call before you count on a time.`,
    nearbyHeading: (repairName: string, city: string) => `${repairName} near ${city}`,
    farHeading: (repairName: string) => `${repairName} in the next places we serve`,
    nearbyLink: (repairName: string, city: string) => `${repairName} in ${city}`,
    otherHeading: (city: string) => `Also repaired in ${city}, and where prices start`,
    moreZips: (count: number) => `and ${count} more`,
    byAddress: (utilities: readonly string[]) => `${utilities.join(' or ')}.`,
    powerNotes,
    gasNote: 'Not every street has a main, and propane needs other parts: say which of them you burn.',
    guide: 'The long guide to dryers in Miami',
  },
} as const satisfies Localized<unknown>;
