// The words of the nine services; one file a service, joined here.
import type { Localized } from '#content/language.ts';
import type { ServiceSlug } from '#content/catalogue/services.ts';
import type { ServiceWords } from './service-words-form.ts';
import { refrigeratorWords } from './refrigerator.ts';
import { washerWords } from './washer.ts';
import { dryerWords } from './dryer.ts';
import { dishwasherWords } from './dishwasher.ts';
import { ovenWords } from './oven.ts';
import { stoveWords } from './stove.ts';
import { wineCoolerWords } from './wine-cooler.ts';
import { rangeHoodWords } from './range-hood.ts';
import { microwaveWords } from './microwave.ts';

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
