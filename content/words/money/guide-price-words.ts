// What a national price guide prints for a repair, in one line under "Repair or replace". The figures: catalogue/repair-guides.ts.
// In the texts "{repairs}" is the repair as the guide groups it, "{from}", "{to}" and "{average}" are dollars.
import type { ServiceSlug } from '#content/catalogue/services.ts';
import type { Localized } from '#content/language.ts';

export const guidePriceWords = {
  en: {
    printed:
      'A national guide, ThePricer (2023), puts {repairs} at {from} to {to}. Its average is {average}. These are its figures, not ours.',
    none: 'We found no national price guide that names a figure for {repairs}.',
    repairs: {
      refrigerator: 'refrigerator repairs',
      washer: 'washer and dryer repairs',
      dryer: 'washer and dryer repairs',
      dishwasher: 'dishwasher repairs',
      oven: 'oven repairs',
      stove: 'cooktop and range repairs',
      'wine-cooler': 'wine cooler repairs',
      'range-hood': 'range hood repairs',
      microwave: 'microwave repairs',
    },
    /** On the page of a place: leads to the rule and the reader's own numbers. */
    ownNumbers: 'Work it out with your own numbers',
  },
} as const satisfies Localized<{
  readonly printed: string;
  readonly none: string;
  readonly repairs: Readonly<Record<ServiceSlug, string>>;
  readonly ownNumbers: string;
}>;
