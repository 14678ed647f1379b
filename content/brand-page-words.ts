// The frame of the 31 brand pages; what each says stands in brand-words.ts.
import type { Localized } from './language.ts';

export const brandPageWords = {
  en: {
    title: (brand: string) => `${brand} Appliance Repair in Florida`,
    heading: (brand: string) => `${brand} repair in Florida`,
    description: (brand: string, appliances: string) =>
      `Independent ${brand} repair in Florida: ${appliances}.`,
    descriptionFrom: (price: string) => `Visits from ${price} plus tax.`,
    descriptionTag: 'Where the model number is, and what fails.',
    intro: (brand: string, appliances: string) => `We repair ${appliances} sold under the ${brand} name.`,
    makesHeading: (brand: string) => `What ${brand} makes for households, and where a repair starts`,
    appliance: 'Appliance',
    startsAt: 'Repair starts at',
    makes: 'Made under this name',
    made: 'Yes',
    notMade: 'No',
    link: (brand: string, noun: string) => `${brand} ${noun}`,
    notMadeNote: (brand: string, appliances: string) =>
      `${brand} has not sold ${appliances} to US households.`,
    taxNote: 'Prices are where a repair visit starts, plus tax where it applies.',
    ownerHeading: 'Who is behind the name',
    tagHeading: 'Where to find the model number',
    problemsHeading: 'What usually fails',
    codesHeading: 'Error codes',
    code: 'Code',
    meaning: 'Meaning',
    partsHeading: 'Parts',
    independentHeading: 'Independent service',
    independent: (brand: string) =>
      `We are not authorized by ${brand} and do not claim to be. While the maker’s own warranty runs, call the maker first.`,
    otherBrands: 'Other brands',
  },
} as const satisfies Localized<unknown>;
