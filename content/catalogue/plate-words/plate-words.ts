// What every plate says. A part without words does not compile.
import type { Localized } from '#content/language.ts';
import type { PlateWords } from '../plates/plate-form.ts';
import type { plates, PlatedService } from '../plates/plates.ts';
import { dishwasherPlateWords } from './dishwasher.ts';
import { refrigeratorPlateWords } from './refrigerator.ts';
import { dryerPlateWords } from './dryer.ts';
import { microwavePlateWords } from './microwave.ts';
import { ovenPlateWords } from './oven.ts';
import { rangeHoodPlateWords } from './range-hood.ts';
import { wineCoolerPlateWords } from './wine-cooler.ts';
import { stovePlateWords } from './stove.ts';
import { washerPlateWords } from './washer.ts';

export const plateWords = {
  en: {
    dishwasher: dishwasherPlateWords.en,
    refrigerator: refrigeratorPlateWords.en,
    dryer: dryerPlateWords.en,
    microwave: microwavePlateWords.en,
    oven: ovenPlateWords.en,
    'range-hood': rangeHoodPlateWords.en,
    'wine-cooler': wineCoolerPlateWords.en,
    stove: stovePlateWords.en,
    washer: washerPlateWords.en,
  },
} as const satisfies Localized<{
  readonly [Service in PlatedService]: PlateWords<string & keyof (typeof plates)[Service]['parts']>;
}>;
