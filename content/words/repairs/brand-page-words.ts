// The frame of the 31 brand pages; what each says stands in brand-words.ts.
import type { Localized } from '#content/language.ts';

export const brandPageWords = {
  en: {
    codesHeading: 'Code on the display?',
    /** Where there are many: an appliance opens its own. */
    codesChoose: (brand: string) =>
      `Choose your ${brand} appliance. Codes differ by model, so go by your own manual.`,
    /** Where all of them lie open. */
    codesShown: (brand: string) =>
      `We explain these ${brand} codes. Codes differ by model, so go by your own manual.`,
    /** After either: its machines of which we have none. */
    codesMissing: (brand: string, machines: string) =>
      `We have found no list of codes for ${brand} ${machines}.`,
    allCodes: 'Codes of other brands',
    /** Before the rest, where a brand has such cases. */
    noFaultHeading: 'Maybe nothing is broken',
    /** After them. */
    breaksHeading: 'What usually breaks',
    /** Where a brand has none. */
    problemsHeading: 'What usually goes wrong',
    codesLabel: 'Error codes',
    /** Where the page explains none. */
    noCodes: (brand: string) =>
      `We have found no full list of ${brand} codes from the maker itself. Does yours show a code or blink? Write down the code or the number of blinks, look it up in the manual, and read it to us when you call.`,
    /** Where another maker of ours built them, and the page explains none. */
    codesOfBuilder: (brand: string, builder: string) =>
      `A machine with only a timer knob shows no codes. For the others, we have found no list of ${brand} codes. ${builder} built the last of these machines, so its codes may fit yours. Go by your manual, and read us the code and the model number when you call.`,
    codesOf: (brand: string) => `${brand} codes`,
    /** Where several makers built them. */
    builtByHeading: 'Who built yours?',
    builtBy: (maker: string) => `Built by ${maker}`,
    builtByIntro:
      'Look at the first three digits of the model number. Your machine shows the codes of the maker that built it. If your digits are not here, read us the whole number when you call.',
    recallsLabel: 'Recalls',
    /** Where our list has none. */
    noRecalls: (brand: string) =>
      `We list no recall of ${brand} appliances, but our list may not be complete. Before you pay for a repair, search for your model on the recall page of the US Consumer Product Safety Commission (CPSC).`,
    recalled: (brand: string) => `${brand} appliances`,
    makesHeading: (brand: string) => `${brand} appliances we repair`,
    visitFrom: (price: string) => `Visit from ${price}`,
    /** Under them. */
    another: (brand: string) => `Do you have another ${brand} appliance? Call and ask.`,
    whereAndWhen: 'We come to {places} places in Florida, from {hours} every day.',
    findTown: 'Find your town',
    tagHeading: 'Where to find the model and serial number',
    familiesHeading: (brand: string) => `${brand} families and names`,
    makerHeading: 'Parts, maker and manuals',
    partsLabel: 'Parts',
    ownerLabel: 'Maker',
    supportLabel: 'Manuals',
    supportIntro: 'The maker’s own site has manuals and answers.',
    otherBrands: 'Other brands',
  },
} as const satisfies Localized<unknown>;
