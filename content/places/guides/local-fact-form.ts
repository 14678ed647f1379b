// The form of what is true of a place and changes something for an appliance there. The fact is the place's own; what to do about
// it is the same wherever it is true, and stands in local-conditions.ts.
import type { Localized } from '#content/language.ts';
import type { FactSource } from './fact-sources.ts';

/** What can be true of a place. local-conditions.ts says for which appliances each changes something, and what to do. */
export type LocalCondition =
  | 'soft water'
  | 'medium water'
  | 'hard water'
  | 'private wells'
  | 'city power'
  | 'lightning'
  | 'gas mains'
  | 'no gas mains'
  | 'towers'
  | 'condo laundry'
  | 'association rules'
  | 'outside changes'
  | 'shared water'
  | 'laundry rules'
  | 'gated streets'
  | 'mobile homes'
  | 'older homes'
  | 'new homes'
  | 'seasonal homes'
  | 'vacation rentals'
  | 'large kitchens'
  | 'garage machines'
  | 'garage laundry'
  | 'garage refrigerator'
  | 'salt air'
  | 'inland damp'
  | 'dust'
  | 'flood water'
  | 'long drive';

export type LocalFact = {
  readonly condition: LocalCondition;
  /** One or two plain sentences about this place, 12 to 35 words: names, figures, streets; no advice (it follows from the condition). */
  readonly fact: Localized<string>;
  readonly source: FactSource;
};

export type PlaceGuide = {
  /** Four to nine, each of another condition, in the order of how much they change. */
  readonly facts: readonly LocalFact[];
  /** What to have ready so that we get in and get to the machine here: one line each, two to four, 8 to 22 words, the place's own. */
  readonly beforeWeCome: Localized<readonly [string, string, ...string[]]>;
};
