// What the first screen of a local page says before anything else: which dangers of the list, and what to close when it leaks.
import type { SafetyStopId } from '#content/catalogue/safety-stops.ts';
import type { ServiceSlug } from '#content/catalogue/services.ts';
import type { Localized } from '#content/language.ts';

/** At most two of the safety list, those a caller with this appliance is likeliest to stand in front of. */
export const firstStops = {
  refrigerator: ['food-warm'],
  washer: ['water-near-power'],
  dryer: ['gas-smell', 'lint-fire'],
  dishwasher: ['water-near-power'],
  oven: ['gas-smell', 'burning-smell'],
  stove: ['gas-smell', 'grease-fire'],
  'wine-cooler': ['burning-smell'],
  'range-hood': ['grease-fire'],
  microwave: ['fire-inside'],
} as const satisfies Readonly<Record<ServiceSlug, readonly SafetyStopId[]>>;

/** What to close when water comes out of it. Appliances without a water line have none. */
export const closeWaterWords = {
  en: {
    washer: 'Leaking? Close both valves behind the washer.',
    dishwasher: 'Leaking? Close the dishwasher’s valve under the sink.',
    refrigerator:
      'Leaking from the ice maker? Close the valve of its water line, under the sink or behind it.',
  },
} as const satisfies Localized<Readonly<Partial<Record<ServiceSlug, string>>>>;
