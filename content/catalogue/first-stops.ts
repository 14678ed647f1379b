// What the first screen of a local page says before anything else: which dangers of the safety list.
import type { SafetyStopId } from '#content/catalogue/safety-stops.ts';
import type { ServiceSlug } from '#content/catalogue/services.ts';

/**
 * At most two of the safety list, those a caller with this appliance is likeliest to stand in front of. What to close when
 * it leaks comes before them (leakLines).
 */
export const firstStops = {
  refrigerator: ['food-warm'],
  washer: [],
  dryer: ['gas-smell', 'lint-fire'],
  dishwasher: [],
  oven: ['gas-smell', 'burning-smell'],
  stove: ['gas-smell', 'grease-fire'],
  'wine-cooler': ['burning-smell'],
  'range-hood': ['grease-fire'],
  microwave: ['fire-inside'],
} as const satisfies Readonly<Record<ServiceSlug, readonly SafetyStopId[]>>;
