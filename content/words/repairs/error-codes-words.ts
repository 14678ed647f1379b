// The page of error codes, and the labels around codes wherever they stand.
import type { CodeKind } from '#content/catalogue/codes/code-form.ts';
import type { ServiceSlug } from '#content/catalogue/services.ts';
import type { Localized } from '#content/language.ts';

const kinds = {
  'front-load': 'front-load',
  'top-load': 'top-load',
  gas: 'gas',
  steam: 'steam',
  induction: 'induction',
} as const satisfies Record<CodeKind, string>;

/** Other names people type for an appliance; never shown. */
const otherNames = {
  refrigerator: 'fridge freezer',
  washer: 'washing machine laundry',
  dryer: 'laundry',
  dishwasher: 'dish',
  oven: 'range stove cooker',
  stove: 'range cooktop oven',
} as const satisfies Partial<Record<ServiceSlug, string>>;

export const errorCodesWords = {
  en: {
    head: {
      title: 'Appliance Error Codes: What the Display Means',
      description:
        'Find the code on your washer, dryer, dishwasher, refrigerator, oven, stove or microwave: what it means, whether to leave it off, what to try first.',
    },
    crumb: 'Error Codes',
    heading: 'Find out what the code on the display means',
    intro:
      'If nothing is dangerous, write the code down first: turning off the power can erase it. Then type your brand, appliance or code, or choose the brand below. Most codes say which test failed, not which part to buy: a drain code can mean a sock in the pump, a kinked hose or a failed pump. Codes differ by model: if your manual says otherwise, go by the manual.',
    count: (codes: string) => `${codes} codes. Every list names its source.`,
    finder: {
      label: 'Type a brand, an appliance or a code',
      example: 'e.g. Samsung washer 4C',
      none: 'No code here fits. Call us and read us yours.',
      found: { one: 'code fits.', other: 'codes fit.' },
      narrow: 'Add the brand or the appliance.',
    },
    /** On the page of an appliance, above its brands. */
    byBrand: 'A code on the display? Choose the brand',
    /** The same for a stove, whose codes are listed with an oven's. */
    rangeAndOven: 'A code on the display? Range and oven codes',
    brandsHeading: 'Or choose the brand',
    /** Brands without a list of their own, and whose list may fit. */
    absent: {
      chip: 'Other brands',
      heading: 'Codes of other brands',
      builtBy: (builder: string) =>
        `${builder} built the last of these machines, so its codes may fit yours.`,
      builtBySeveral: 'Several makers built these machines. The model number says which one built yours.',
      whoBuilt: (brand: string) => `Who built your ${brand}?`,
      none: 'We have found no full list of codes from these makers. Look in your manual, and read us the code when you call.',
    },
    /** Over the lists: how an entry is read. */
    key: {
      noFault: '“No fault”: nothing is broken.',
      /** Where some codes are for one kind of washer only. */
      washers: 'Washer codes without “front-load” or “top-load” are for both.',
    },
    brandHeading: (brand: string) => `${brand} error codes`,
    machine: (brand: string, appliance: string) => `${brand} ${appliance}`,
    codes: { one: 'code', other: 'codes' },
    kinds,
    otherNames,
    noFault: 'No fault',
    tryFirst: 'Try first',
    sign: 'More',
    /** Under a list: the maker's pages or documents. */
    readIn: { one: 'Source:', other: 'Sources:' },
    /** Over a list of which a few codes come from a source without the note, which is of codes that only a test mode shows. */
    noteBut: (codes: string) =>
      `Your display can show ${codes}. The others appear only in a technician’s test mode. Without it, go by what the machine does.`,
    ask: 'Ask about this code',
    toForm: 'Form',
    asked: 'You ask about this code',
    formNote: 'Choose your code above, and it goes with the form.',
    about: {
      heading: 'Your model, and where the codes come from',
      paragraphs: [
        'Your model number is usually on a label inside the door, under the lid or, on a range, on the frame you see when the lowest drawer is open. Do not move the machine to find it. The maker’s website usually has the manual for that model, often with its own list of codes.',
        'We checked each list against its source in November 2026. Some come from the maker. Most of the rest come from ApplianceDB (Open Database License), a public list that cites the makers.',
      ],
    },
    /** In the request, where dispatcher and technician read it. */
    inRequest: (machine: string, codes: string, meaning: string) =>
      `Error code: ${machine}, ${codes}. ${meaning}`,
  },
} as const satisfies Localized<unknown>;
