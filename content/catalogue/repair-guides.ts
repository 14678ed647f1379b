// What a national price guide prints for repairs of each appliance, parts and labor together, in US dollars. Its figures, never
// ours: docs/sources.md keeps each row, and the pages name the guide and its year beside it.
import type { CatalogueSourceId } from './fact-grades.ts';
import type { ServiceSlug } from './services.ts';

/** A range as a guide prints it, and the average it gives. */
export type RepairGuide = {
  readonly fromUsd: number;
  readonly toUsd: number;
  readonly averageUsd: number;
  readonly basis: CatalogueSourceId;
};

/** One row for each appliance; null where no guide was found that prices it. */
export const repairGuides = {
  refrigerator: { fromUsd: 250, toUsd: 600, averageUsd: 500, basis: 'thepricer-2023' },
  washer: { fromUsd: 120, toUsd: 750, averageUsd: 400, basis: 'thepricer-2023' },
  dryer: { fromUsd: 120, toUsd: 750, averageUsd: 400, basis: 'thepricer-2023' },
  dishwasher: { fromUsd: 120, toUsd: 350, averageUsd: 260, basis: 'thepricer-2023' },
  oven: { fromUsd: 120, toUsd: 500, averageUsd: 350, basis: 'thepricer-2023' },
  stove: { fromUsd: 120, toUsd: 500, averageUsd: 300, basis: 'thepricer-2023' },
  'wine-cooler': null,
  'range-hood': null,
  microwave: { fromUsd: 50, toUsd: 500, averageUsd: 250, basis: 'thepricer-2023' },
} as const satisfies Readonly<Record<ServiceSlug, RepairGuide | null>>;
