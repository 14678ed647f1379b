// Where the plate with model and serial number usually is, the likeliest place first: what the places of our brands (brand-words/)
// have in common. Words: words/repairs/number-words.ts. Drawings: art/plates/numbers.ts.
import type { ServiceSlug } from '../services.ts';
import type { MarkedPart } from './plate-marks.ts';

export const numberPlaces = {
  refrigerator: ['wall', 'ceiling', 'drawers'],
  washer: ['opening', 'lid', 'back'],
  dryer: ['opening', 'frame'],
  dishwasher: ['door', 'tub'],
  oven: ['opening', 'drawer', 'top'],
  stove: ['drawer', 'opening', 'under'],
  'wine-cooler': ['wall', 'ceiling', 'grille'],
  'range-hood': ['side', 'back'],
  microwave: ['opening', 'back', 'under'],
} as const satisfies Readonly<Record<ServiceSlug, readonly string[]>>;

export type NumberPlace<Service extends ServiceSlug> = (typeof numberPlaces)[Service][number];

/** The one sign of these drawings: what is asked for after the "#". */
export const numberSign = 'number';

/** Lettered, so that nobody takes them for the numbers of a problem. */
export function markPlaces(places: readonly string[]): readonly MarkedPart[] {
  return places.map((part, at) => ({ part, mark: 'check', label: String.fromCodePoint(65 + at) }));
}
