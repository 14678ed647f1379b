// The signs of every appliance in one place, each list with the commonest sign first.
import type { ServiceSlug } from '../services.ts';
import type { SignFacts } from './sign-form.ts';
import { dishwasherSigns } from './dishwasher-signs.ts';
import { dryerSigns } from './dryer-signs.ts';
import { microwaveSigns } from './microwave-signs.ts';
import { ovenSigns } from './oven-signs.ts';
import { rangeHoodSigns } from './range-hood-signs.ts';
import { refrigeratorSigns } from './refrigerator-signs.ts';
import { stoveSigns } from './stove-signs.ts';
import { washerSigns } from './washer-signs.ts';
import { wineCoolerSigns } from './wine-cooler-signs.ts';

export const signs = {
  refrigerator: refrigeratorSigns,
  washer: washerSigns,
  dryer: dryerSigns,
  dishwasher: dishwasherSigns,
  oven: ovenSigns,
  stove: stoveSigns,
  'wine-cooler': wineCoolerSigns,
  'range-hood': rangeHoodSigns,
  microwave: microwaveSigns,
} as const satisfies Readonly<Record<ServiceSlug, readonly SignFacts[]>>;

/** The signs of one appliance, by name: its anchors, and the values of the form. */
export type SignSlug<Service extends ServiceSlug> = (typeof signs)[Service][number]['slug'];
