// The form of what follows from a fact of a place for one appliance. The same wherever the fact is true.
import type { ServiceSlug } from '#content/catalogue/services.ts';
import type { LocalCondition } from '#content/places/guides/local-fact-form.ts';

/** What a condition changes for one appliance. */
export type ConditionRule = {
  /** The sign it makes likelier. */
  readonly likelier?: string;
  /** What its advice asks of the reader, where another condition asks the same: a page asks once. */
  readonly asks?: 'propane' | 'flap';
};

/**
 * Which appliances a condition changes something for, and the sign it makes likelier there, if any: pages then move that sign up
 * and say why. Facts without words: content/places/conditions/local-conditions.ts.
 */
export type LocalConditions = Readonly<
  Record<LocalCondition, Readonly<Partial<Record<ServiceSlug, ConditionRule>>>>
>;

/** What one language says of a condition: content/places/conditions/local-condition-words.ts. */
export type ConditionWords = {
  /** A short title: "Soft water", "Gates", "Power". */
  readonly title: string;
  /** What to do about it whichever appliance one has, for the page of the place: at most 25 words. None where it changes nothing. */
  readonly forHome?: string;
  readonly services: Readonly<
    Partial<
      Record<
        ServiceSlug,
        {
          /** What to do about it, at most 25 words, without the name of a place. */
          readonly advice: string;
          /** The same where no homes share a building. */
          readonly adviceForHouses?: string;
          /** Why the likelier sign is likelier; at most 20 words; follows the place's fact. */
          readonly reason?: string;
        }
      >
    >
  >;
};
