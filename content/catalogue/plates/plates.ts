// The machines that have a plate. A machine without one simply shows none.
import type { ServiceSlug } from '../services.ts';
import type { Plate } from './plate-form.ts';
import { dishwasherPlate } from './dishwasher-plate.ts';
import { refrigeratorPlate } from './refrigerator-plate.ts';
import { dryerPlate } from './dryer-plate.ts';
import { microwavePlate } from './microwave-plate.ts';
import { ovenPlate } from './oven-plate.ts';
import { rangeHoodPlate } from './range-hood-plate.ts';
import { wineCoolerPlate } from './wine-cooler-plate.ts';
import { stovePlate } from './stove-plate.ts';
import { washerPlate } from './washer-plate.ts';

export const plates = {
  dishwasher: dishwasherPlate,
  refrigerator: refrigeratorPlate,
  dryer: dryerPlate,
  microwave: microwavePlate,
  oven: ovenPlate,
  'range-hood': rangeHoodPlate,
  'wine-cooler': wineCoolerPlate,
  stove: stovePlate,
  washer: washerPlate,
} as const satisfies Partial<Readonly<Record<ServiceSlug, Plate>>>;

export type PlatedService = keyof typeof plates;
