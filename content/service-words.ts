// The words of the nine services; one file a service, joined here.
import type { Localized } from '#content/language.ts';
import type { ServiceSlug } from '#content/services.ts';
import type { ServiceWords } from '#content/service-words-form.ts';
import { refrigeratorWords } from '#content/service-words-refrigerator.ts';
import { washerWords } from '#content/service-words-washer.ts';
import { dryerWords } from '#content/service-words-dryer.ts';
import { dishwasherWords } from '#content/service-words-dishwasher.ts';
import { ovenWords } from '#content/service-words-oven.ts';
import { stoveWords } from '#content/service-words-stove.ts';
import { wineCoolerWords } from '#content/service-words-wine-cooler.ts';
import { rangeHoodWords } from '#content/service-words-range-hood.ts';
import { microwaveWords } from '#content/service-words-microwave.ts';

export type { ServiceWords } from '#content/service-words-form.ts';

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
