// What the first screen of a local page says before anything else: which dangers of the safety list.
import type { SafetyStopId } from '#content/catalogue/safety-stops.ts';
import type { ServiceSlug } from '#content/catalogue/services.ts';

/**
 * Those of the safety list that a caller with this appliance is likeliest to stand in front of. What to close when it leaks comes
 * before them (leakLines). Gas is named wherever an appliance may burn it: propane comes to every place, and a home without gas
 * reads one line more.
 */
export const firstStops = {
  refrigerator: ['food-warm', 'burning-smell'],
  washer: ['burning-smell'],
  dryer: ['lint-fire', 'gas-smell'],
  dishwasher: ['burning-smell'],
  oven: ['gas-smell', 'fire-inside', 'burning-smell'],
  stove: ['gas-smell', 'grease-fire', 'burning-smell'],
  'wine-cooler': ['burning-smell'],
  'range-hood': ['grease-fire', 'burning-smell'],
  microwave: ['fire-inside', 'burning-smell', 'microwave-case'],
} as const satisfies Readonly<Record<ServiceSlug, readonly SafetyStopId[]>>;
