// What every sign of trouble says. A sign or a check without words does not compile.
import type { Localized } from '#content/language.ts';
import type { ServiceSlug } from '../services.ts';
import type { WordsOfSigns } from '../signs/sign-form.ts';
import type { signs } from '../signs/signs.ts';
import { dishwasherSignWords } from './dishwasher.ts';
import { dryerSignWords } from './dryer.ts';
import { microwaveSignWords } from './microwave.ts';
import { ovenSignWords } from './oven.ts';
import { rangeHoodSignWords } from './range-hood.ts';
import { refrigeratorSignWords } from './refrigerator.ts';
import { stoveSignWords } from './stove.ts';
import { washerSignWords } from './washer.ts';
import { wineCoolerSignWords } from './wine-cooler.ts';

export const signWords = {
  en: {
    refrigerator: refrigeratorSignWords.en,
    washer: washerSignWords.en,
    dryer: dryerSignWords.en,
    dishwasher: dishwasherSignWords.en,
    oven: ovenSignWords.en,
    stove: stoveSignWords.en,
    'wine-cooler': wineCoolerSignWords.en,
    'range-hood': rangeHoodSignWords.en,
    microwave: microwaveSignWords.en,
  },
} as const satisfies Localized<{
  readonly [Service in ServiceSlug]: WordsOfSigns<(typeof signs)[Service]>;
}>;
