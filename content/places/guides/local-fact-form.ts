// The form of what is true of a place and changes something for an appliance there. The fact is the place's own; what to do about
// it is the same wherever it is true, and stands in local-conditions.ts.
import type { ServiceSlug } from '#content/catalogue/services.ts';
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
  | 'shared laundry'
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
  | 'rented homes'
  | 'large kitchens'
  | 'garage machines'
  | 'garage laundry'
  | 'outdoor laundry'
  | 'garage refrigerator'
  | 'salt air'
  | 'inland damp'
  | 'dust'
  | 'flood water';

/**
 * One to four sentences. `apart` where it is not about the sign that its condition makes likelier, so that it does not stand there;
 * `first` where it helps a machine that has just failed more than the others: its page tells it first. `sign` is the slug of the one
 * that whoever opens it should read this with. `topic` is what it is about, where the title of its condition would say something else:
 * one to three words, read on the closed sign beside a pin ("Condo vents").
 */
export type LocalLine = Localized<string> & {
  readonly apart?: true;
  readonly first?: true;
  readonly sign?: string;
  readonly topic?: Localized<string>;
};

export type LocalFact = {
  readonly condition: LocalCondition;
  /** Those of the condition's appliances that this fact is about, where it is not about all of them. */
  readonly services?: readonly ServiceSlug[];
  /** One or two plain sentences about this place, 12 to 35 words: names, figures, streets; no advice (it follows from the condition). */
  readonly fact: Localized<string>;
  /** What to do about it whichever appliance one has, where this place asks for something else than its condition: for the page of the place. */
  readonly forHome?: Localized<string>;
  /**
   * The fact and what it changes for one appliance, in one breath: it stands on that page alone, in place of the fact and the advice
   * of its condition. A fact with lines is told on their pages, and on no other page of an appliance.
   */
  readonly lines?: Readonly<Partial<Record<ServiceSlug, LocalLine>>>;
  readonly source: FactSource;
};

/** Something to have ready before we come. */
export type ReadyLine = {
  /** The appliances it is about, if not all: a line that names a dryer's duct never stands on the page of a hood. */
  readonly services?: readonly ServiceSlug[];
  /** The fact that asks for the same on the page of the place, where this line then stays out. */
  readonly toldBy?: LocalCondition;
  /** One sentence, 4 to 24 words, the place's own. */
  readonly line: Localized<string>;
};

export type PlaceGuide = {
  /** Four to nine, each of another condition, in the order of how much they change. */
  readonly facts: readonly LocalFact[];
  /** What to have ready so that we get in and get to the machine here; one line or more is about every appliance. */
  readonly beforeWeCome: readonly [ReadyLine, ReadyLine, ...ReadyLine[]];
};
