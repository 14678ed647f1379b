// What a national guide prints as the average cost of a repair, in US dollars. Its figures, never ours: the pages say so, and name it.
import type { CatalogueSourceId } from './fact-grades.ts';
import type { ServiceSlug } from './services.ts';

export type GuidePrice = { readonly fromUsd: number; readonly toUsd: number };

export const guidePriceBasis: CatalogueSourceId = 'this-old-house-costs';

/** One row for each appliance; null where no guide was found that prices it. */
export const guidePrices = {
  refrigerator: { fromUsd: 40, toUsd: 350 },
  washer: { fromUsd: 50, toUsd: 450 },
  dryer: { fromUsd: 100, toUsd: 400 },
  dishwasher: { fromUsd: 50, toUsd: 500 },
  oven: { fromUsd: 100, toUsd: 430 },
  // Its rows for electric and for gas ranges have the same figures.
  stove: { fromUsd: 100, toUsd: 500 },
  'wine-cooler': null,
  'range-hood': null,
  microwave: { fromUsd: 50, toUsd: 400 },
} as const satisfies Readonly<Record<ServiceSlug, GuidePrice | null>>;
