// The form of what follows from a fact of a place for one appliance. The same wherever the fact is true.
import type { ServiceSlug } from '#content/catalogue/services.ts';
import type { LocalCondition } from './local-fact-form.ts';

/** A sign that the fact makes likelier there, and why: the page moves it up and says the reason. */
export type LikelierSign = {
  /** Slug of a sign of this service. */
  readonly sign: string;
  /** At most 20 words; follows the place's fact. */
  readonly reason: string;
};

/** One language's words. A service that the condition changes nothing for is left out. */
export type ConditionWords = {
  /** A short title: "Soft water", "Gates", "Power". */
  readonly title: string;
  readonly services: Readonly<
    Partial<
      Record<
        ServiceSlug,
        {
          /** What to do about it, at most 25 words, without the name of a place. */
          readonly advice: string;
          readonly likelier?: LikelierSign;
        }
      >
    >
  >;
};

/** Everything a language says of the conditions of places: content/places/local-conditions.ts. */
export type LocalConditionWords = Readonly<Record<LocalCondition, ConditionWords>>;
