// What a national guide or survey prints for repairs of each appliance, in US dollars. Its figures, never ours: docs/sources.md keeps
// each row, and the pages name the guide and its year beside it. A page that only collects prices of others is no guide.
import type { CatalogueSourceId } from './fact-grades.ts';
import type { ServiceSlug } from './services.ts';

export type GuideId = Extract<CatalogueSourceId, 'cr-dryers-2023'>;

/** The least and the most that a guide prints as an average. */
export type RepairGuide = { readonly fromUsd: number; readonly toUsd: number; readonly basis: GuideId };

/** One row for each appliance; null where no guide was found that names its year and its figure. */
export const repairGuides = {
  refrigerator: null,
  washer: null,
  /** By price and fuel of the dryer: $133, $149, $173 and $192. */
  dryer: { fromUsd: 133, toUsd: 192, basis: 'cr-dryers-2023' },
  dishwasher: null,
  oven: null,
  stove: null,
  'wine-cooler': null,
  'range-hood': null,
  microwave: null,
} as const satisfies Readonly<Record<ServiceSlug, RepairGuide | null>>;
