// What a national price guide prints for a repair, in one line under "Repair or replace". The figures: catalogue/repair-guides.ts.
// In the texts "{guide}" is its name with the year, "{repairs}" the repair, "{from}" and "{to}" are dollars.
import type { GuideId } from '#content/catalogue/repair-guides.ts';
import type { ServiceSlug } from '#content/catalogue/services.ts';
import type { Localized } from '#content/language.ts';

export const guidePriceWords = {
  en: {
    printed: '{guide} puts {repairs} at {from} to {to} on average. These are its figures, not ours.',
    /** On the page of a place, where there is no such guide: the rule that the reader's own numbers are judged by. */
    rule: 'Consumer Reports advises against a repair that costs more than half the price of a new one.',
    guides: {
      'cr-dryers-2023': 'Consumer Reports (2023, quoted by resourcefulman.net)',
    },
    repairs: {
      refrigerator: 'refrigerator repairs',
      washer: 'washer repairs',
      dryer: 'dryer repairs of all kinds',
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
  readonly rule: string;
  readonly guides: Readonly<Record<GuideId, string>>;
  readonly repairs: Readonly<Record<ServiceSlug, string>>;
  readonly ownNumbers: string;
}>;
