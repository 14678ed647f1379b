// The words of the nine services; one file a service, joined here.
import type { Localized } from './language.ts';
import type { ServiceSlug } from './services.ts';
import type { ServiceWords } from './service-words-form.ts';
import { refrigeratorWords } from './service-words-refrigerator.ts';
import { washerWords } from './service-words-washer.ts';
import { dryerWords } from './service-words-dryer.ts';
import { dishwasherWords } from './service-words-dishwasher.ts';
import { ovenWords } from './service-words-oven.ts';
import { stoveWords } from './service-words-stove.ts';
import { wineCoolerWords } from './service-words-wine-cooler.ts';
import { rangeHoodWords } from './service-words-range-hood.ts';
import { microwaveWords } from './service-words-microwave.ts';

export type { ServiceWords } from './service-words-form.ts';

export const serviceWords: Localized<Readonly<Record<ServiceSlug, ServiceWords>>> = {
  en: {
    refrigerator: refrigeratorWords.en,
    washer: washerWords.en,
    dryer: dryerWords.en,
    dishwasher: dishwasherWords.en,
    oven: ovenWords.en,
    stove: stoveWords.en,
    'wine-cooler': wineCoolerWords.en,
    'range-hood': rangeHoodWords.en,
    microwave: microwaveWords.en,
  },
};
