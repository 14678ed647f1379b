// The form of one sign of trouble: what a homeowner sees, apart from the words of any language. Words: sign-words/.
import type { FactBasis } from '../fact-grades.ts';
import type { SafetyStopId } from '../safety-stops.ts';

/** Kinds of machines a sign belongs to, or a place has. A sign without kinds belongs to every machine of its appliance. */
export type ApplianceKind =
  | 'gas'
  | 'electric'
  | 'induction'
  | 'smooth-top'
  | 'vented'
  | 'ventless'
  | 'front-load'
  | 'top-load'
  | 'ice-maker'
  | 'compressor'
  | 'thermoelectric'
  | 'over-the-range'
  | 'drawer'
  | 'ducted'
  | 'recirculating';

/**
 * May it run until the technician comes? What is dead cannot be used with care: it may be reset once. What is to be left off may
 * run for one supervised test, where a check says "One test only".
 */
export type MayRun = 'yes' | 'with-care' | 'reset-once' | 'test-once' | 'no';

/** How often the part has to be ordered, so that the repair takes two visits. Trade knowledge. */
export type SecondVisit = 'seldom' | 'sometimes' | 'often';

/** A check a homeowner can do without tools or panels. Its words stand under the same name. */
export type SignCheck = { readonly name: string; readonly basis: FactBasis };

export type SignFacts = {
  /** Anchor on the service page, value in the form and in the lead; unique within its appliance, never changed or used again. */
  readonly slug: string;
  readonly kinds: readonly ApplianceKind[];
  /** 1 is the commonest of its appliance. Ranks are 1, 2, 3 … without gaps. */
  readonly rank: number;
  readonly rankBasis: FactBasis;
  readonly mayRun: MayRun;
  /** What must be said before anything else; the words are in words/safety/safety-words.ts. */
  readonly safety: readonly SafetyStopId[];
  /** At most three. */
  readonly checks: readonly SignCheck[];
  readonly secondVisit: SecondVisit;
  /** Water may be on the floor, so the page says what to close. */
  readonly leaks?: true;
};

/** Everything a language says of one sign. */
export type SignWords<CheckName extends string = string> = {
  /** What the homeowner would say, as a heading: "It will not drain". */
  readonly heading: string;
  /** The same for a list, a form or the call board, at most 40 characters: "Will not drain". */
  readonly label: string;
  /** What it most often is, or what to look at first: one sentence of at most 40 characters, read before the sign is opened. */
  readonly hint: string;
  /** Why it may or may not run; one or two sentences. */
  readonly mayRunReason: string;
  /** What to do in a few words (at most 30 characters, without a full stop), the step with what to expect, and what that means. */
  readonly checks: Readonly<
    Record<CheckName, { readonly title: string; readonly step: string; readonly meaning: string }>
  >;
  /**
   * Likeliest first, two to four: the part by its plain name ("Drain pump"), and what happens to it, in lower case and without a
   * full stop, so that "Drain pump: jammed by a coin" reads.
   */
  readonly causes: readonly { readonly part: string; readonly fault: string }[];
  /** What the technician does, in order. */
  readonly visit: string;
  /** When this fault is worth fixing and what would tip it. */
  readonly worthIt: string;
  /** One or two things that save a visit, each a line of a list, without a full stop. */
  readonly tellUs: readonly string[];
};

/** The words of a list of signs, in one language: one entry for each sign, and in it one for each check. */
export type WordsOfSigns<Signs extends readonly SignFacts[]> = {
  readonly [Sign in Signs[number] as Sign['slug']]: SignWords<Sign['checks'][number]['name']>;
};
