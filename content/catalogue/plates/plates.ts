// The machines that have a plate. A machine without one simply shows none.
import type { ServiceSlug } from '../services.ts';
import type { Plate } from './plate-form.ts';
import { dishwasherPlate } from './dishwasher-plate.ts';
import { refrigeratorPlate } from './refrigerator-plate.ts';
import { washerPlate } from './washer-plate.ts';

export const plates = {
  dishwasher: dishwasherPlate,
  refrigerator: refrigeratorPlate,
  washer: washerPlate,
} as const satisfies Partial<Readonly<Record<ServiceSlug, Plate>>>;

export type PlatedService = keyof typeof plates;
