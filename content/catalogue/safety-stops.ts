// The dangers that come before any repair, by name. Each has one wording, in words/safety/safety-words.ts, used wherever a page speaks
// of the danger; safety-check.ts beside the words refuses any other.
import type { FactBasis } from './fact-grades.ts';
import type { ServiceSlug } from './services.ts';

const everyAppliance = [
  'refrigerator',
  'washer',
  'dryer',
  'dishwasher',
  'oven',
  'stove',
  'wine-cooler',
  'range-hood',
  'microwave',
] as const;

/** Each danger and the appliances it belongs to, the gravest first: in this order they stand on a page. */
export const safetyStops = {
  'gas-smell': ['stove', 'oven', 'dryer'],
  'carbon-monoxide': ['stove', 'oven', 'dryer', 'range-hood'],
  'burning-smell': everyAppliance,
  'lint-fire': ['dryer'],
  'grease-fire': ['stove', 'range-hood'],
  'fire-inside': ['oven', 'microwave'],
  'electric-tingle': everyAppliance,
  'water-near-power': ['washer', 'dishwasher', 'refrigerator', 'wine-cooler'],
  'flood-water': everyAppliance,
  refrigerant: ['refrigerator', 'wine-cooler'],
  'food-warm': ['refrigerator'],
  'microwave-case': ['microwave'],
  'microwave-door': ['microwave'],
  'gas-flame': ['stove', 'oven'],
  'heat-stays-on': ['stove', 'oven', 'dryer'],
  'sparking-element': ['stove', 'oven'],
  'hot-elements': ['stove', 'oven'],
  'broken-glass-top': ['stove'],
  'broken-door-glass': ['oven'],
  'half-tripped-breaker': ['dryer', 'oven', 'stove'],
  'uneven-power': ['dryer', 'oven', 'stove'],
  'anti-tip': ['stove', 'oven'],
} as const satisfies Readonly<Record<string, readonly ServiceSlug[]>>;

export type SafetyStopId = keyof typeof safetyStops;

/** What each safety sentence rests on. */
export const safetyBasis = {
  'gas-smell': ['puc-gas', 'kenmore-gas-range-manual'],
  'carbon-monoxide': ['tpchd-carbon-monoxide'],
  'burning-smell': ['fpl-after-storm', 'trade'],
  'lint-fire': ['usfa-dryers', 'trade'],
  'grease-fire': ['nfpa-cooking', 'usfa-cooking'],
  'fire-inside': ['nfpa-cooking', 'usfa-cooking'],
  'electric-tingle': ['trade'],
  'water-near-power': ['fpl-after-storm', 'trade'],
  'flood-water': ['cpsc-flood'],
  refrigerant: ['epa-608', 'trade'],
  'food-warm': ['fsis-outage'],
  'microwave-case': ['trade'],
  'microwave-door': ['fda-microwaves'],
  'gas-flame': ['trade'],
  'heat-stays-on': ['trade'],
  'sparking-element': ['trade'],
  'hot-elements': ['trade'],
  'broken-glass-top': ['trade'],
  'broken-door-glass': ['trade'],
  'half-tripped-breaker': ['ge-dryer-no-heat', 'trade'],
  'uneven-power': ['trade'],
  'anti-tip': ['cpsc-tip-over'],
} as const satisfies Readonly<Record<SafetyStopId, readonly FactBasis[]>>;

/**
 * What a danger asks for at once, as pictures beside its words: out of the door, the breaker off, the valve closed. Never a breaker
 * where a switch may spark, and nothing where the first thing is another.
 */
export const firstMoves = {
  'gas-smell': ['door'],
  'carbon-monoxide': ['door'],
  'burning-smell': ['door', 'breaker'],
  'lint-fire': ['door'],
  'grease-fire': [],
  'fire-inside': ['breaker'],
  'electric-tingle': ['breaker'],
  'water-near-power': ['breaker', 'valve'],
  'flood-water': [],
  refrigerant: ['door'],
  'food-warm': [],
  'microwave-case': [],
  'microwave-door': ['breaker'],
  'gas-flame': [],
  'heat-stays-on': ['breaker', 'valve'],
  'sparking-element': ['breaker'],
  'hot-elements': [],
  'broken-glass-top': ['breaker'],
  'broken-door-glass': [],
  'half-tripped-breaker': ['breaker'],
  'uneven-power': ['breaker'],
  'anti-tip': [],
} as const satisfies Readonly<Record<SafetyStopId, readonly ('door' | 'breaker' | 'valve')[]>>;
