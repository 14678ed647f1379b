// The machines that are drawn. The types ask for a mark on each part of their plates.
import type { PlatedService, plates } from '#content/catalogue/plates/plates.ts';
import type { Drawing } from './sheet.ts';
import { dishwasher } from './dishwasher.ts';
import { refrigerator } from './refrigerator.ts';
import { washer } from './washer.ts';

export const drawings = {
  dishwasher,
  refrigerator,
  washer,
} as const satisfies {
  readonly [Machine in PlatedService]: Drawing<string & keyof (typeof plates)[Machine]['parts']>;
};
