// What the first screen of a local page says before anything else: which dangers of the safety list.
import type { SafetyStopId } from '#content/catalogue/safety-stops.ts';
import type { ServiceSlug } from '#content/catalogue/services.ts';

/**
 * The one of the safety list that a caller with this appliance is likeliest to stand in front of. What to close when
 * it leaks comes before them (leakLines).
 */
export const firstStops = {
  refrigerator: [],
  washer: [],
  dryer: ['lint-fire'],
  dishwasher: [],
  oven: ['gas-smell'],
  stove: ['gas-smell'],
  'wine-cooler': ['burning-smell'],
  'range-hood': ['grease-fire'],
  microwave: [],
} as const satisfies Readonly<Record<ServiceSlug, readonly SafetyStopId[]>>;
