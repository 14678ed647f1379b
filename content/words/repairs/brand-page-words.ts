// The frame of the 31 brand pages; what each says stands in brand-words.ts.
import type { Localized } from '#content/language.ts';

export const brandPageWords = {
  en: {
    appliancesLabel: 'We repair',
    appliances: { one: 'kind of appliance', other: 'kinds of appliances' },
    visitsLabel: 'A visit',
    /** The lowest and the highest starting price of its appliances. */
    visitsFrom: (lowest: string, highest: string) =>
      lowest === highest ? `from ${lowest}` : `from ${lowest} to ${highest}, by appliance`,
    /** On the plate: what the picture shows. */
    displayLabel: (appliance: string) => `${appliance} display`,
    display: (code: string) => `A display that shows ${code}`,
    model: 'Model number',
    serial: 'Serial number',
    whereItIs: 'Where to find it',
    codesLabel: 'Error codes',
    codes: { one: 'code', other: 'codes' },
    makesHeading: (brand: string) => `${brand} appliances we repair`,
    visitFrom: (price: string) => `Visit from ${price}`,
    /** Under them. */
    another: (brand: string) => `Do you have another kitchen or laundry machine from ${brand}? Call and ask.`,
    familiesHeading: (brand: string) => `${brand} families and names`,
    /** Under the prices of its plate. */
    priceNote: 'Prices are for a repair visit, plus tax where it applies.',
    tagHeading: 'Where to find the model and serial number',
    problemsHeading: 'What usually goes wrong',
    codesHeading: (brand: string) => `${brand} error codes`,
    /** Where the codes of one appliance alone are explained. */
    codesOfHeading: (brand: string, noun: string) => `${brand} ${noun} error codes`,
    codesChoose: 'Choose your appliance.',
    /** Where the page explains none. */
    noCodes: (brand: string) =>
      `We have found no full list of ${brand} codes from the maker itself. Does yours show a code or blink? Write down the code or the number of blinks, look it up in the manual, and read it to us when you call.`,
    codesIntro: 'Codes differ by model, so go by your own manual.',
    allCodes: 'Codes of other brands',
    recalled: (brand: string) => `${brand} appliances`,
    makerHeading: 'Parts, maker and manuals',
    partsLabel: 'Parts',
    ownerLabel: 'Maker',
    supportLabel: 'Manuals',
    supportIntro: 'Manuals and answers from the maker itself.',
    otherBrands: 'Other brands',
  },
} as const satisfies Localized<unknown>;
