// The dangers that come before any repair, by name. Each has one wording, in words/safety-words.ts, used wherever a page speaks
// of the danger.
import type { ServiceSlug } from './services.ts';

const kitchenGas = ['oven', 'stove'] as const;

/** Each danger and the appliances it belongs to. */
export const safetyStops = {
  'gas-smell': ['stove', 'oven', 'dryer'],
  'burning-smell': [
    'refrigerator',
    'washer',
    'dryer',
    'dishwasher',
    'oven',
    'stove',
    'wine-cooler',
    'range-hood',
    'microwave',
  ],
  'water-near-power': ['washer', 'dishwasher', 'refrigerator', 'wine-cooler'],
  'electric-tingle': ['washer', 'dryer', 'dishwasher', 'refrigerator', 'stove', 'oven'],
  'flood-water': [
    'refrigerator',
    'washer',
    'dryer',
    'dishwasher',
    'oven',
    'stove',
    'wine-cooler',
    'range-hood',
    'microwave',
  ],
  refrigerant: ['refrigerator', 'wine-cooler'],
  'food-warm': ['refrigerator'],
  'microwave-case': ['microwave'],
  'microwave-door': ['microwave'],
  'gas-flame': kitchenGas,
  'carbon-monoxide': ['stove', 'oven', 'dryer', 'range-hood'],
  'hot-elements': ['stove', 'oven'],
  'broken-glass-top': ['stove'],
  'half-tripped-breaker': ['dryer', 'oven', 'stove'],
  'anti-tip': ['stove', 'oven'],
  'lint-fire': ['dryer'],
  'grease-fire': ['stove', 'range-hood', 'oven'],
} as const satisfies Readonly<Record<string, readonly ServiceSlug[]>>;

export type SafetyStopId = keyof typeof safetyStops;
