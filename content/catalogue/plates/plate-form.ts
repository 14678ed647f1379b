// The form of one machine's plate: its parts, and which of them each sign is about. Words: plate-words/. Drawings: art/plates/.
import type { SignFacts } from '../signs/sign-form.ts';

/**
 * How a part is reached. A homeowner may be sent only to what is "open": reached without tools, panels or a danger of
 * words/safety/. All else is for the technician.
 */
export type Reach = 'open' | 'inside' | 'live' | 'gas' | 'refrigerant' | 'microwave';

/** You can check it, leave it alone, it is our work (to check, replace or clean). */
export const plateMarks = ['check', 'leave', 'bring'] as const;
export type PlateMark = (typeof plateMarks)[number];

/** The parts of one sign by mark; and the way water, air, heat or current takes. */
export type PlateSign<
  Part extends string = string,
  Open extends string = string,
  Check extends string = string,
> = {
  /** By the check of the sign that sends somebody there: what no check speaks of is not lit as one's own to check. */
  readonly check: Readonly<Partial<Record<Check, readonly Open[]>>>;
  readonly leave: readonly Part[];
  readonly bring: readonly Part[];
  readonly way?: string;
};

/** The appliance in its other build, drawn in a file of its own: each sign has the marks it has in the first, but for what this build lacks. */
export type SecondBuild<
  Part extends string = string,
  Open extends string = string,
  Sign extends string = string,
> = {
  readonly drawing: string;
  readonly lacks: readonly Part[];
  /** What one can check in the first build, and is reached in this one by us alone: an element under glass. */
  readonly ours?: readonly Open[];
  /** Signs that this build cannot have: those of gas, where it has none. */
  readonly skips?: readonly Sign[];
};

export type Plate = {
  readonly parts: Readonly<Record<string, Reach>>;
  readonly signs: Readonly<Record<string, PlateSign | null>>;
  readonly second?: SecondBuild;
};

/** A plate that names every sign of its appliance, and its own parts only. Null: that sign is of a kind that is not drawn. */
export type PlateOf<Parts extends Readonly<Record<string, Reach>>, Signs extends readonly SignFacts[]> = {
  readonly parts: Parts;
  readonly signs: {
    readonly [Sign in Signs[number] as Sign['slug']]: PlateSign<
      string & keyof Parts,
      OpenPart<Parts>,
      Sign['checks'][number]['name']
    > | null;
  };
  readonly second?: SecondBuild<string & keyof Parts, OpenPart<Parts>, Signs[number]['slug']>;
};

export type OpenPart<Parts extends Readonly<Record<string, Reach>>> = {
  [Part in string & keyof Parts]: Parts[Part] extends 'open' ? Part : never;
}[string & keyof Parts];

/** What a language says of a plate: what is drawn, and each part by its name and where it is. */
export type PlateWords<Part extends string = string> = {
  /** "a front-load washer": completes "This is …". */
  readonly machine: string;
  readonly parts: Readonly<Record<Part, readonly [name: string, place: string]>>;
  /** Of its other build: what is drawn, who should look, and which marks it lacks. */
  readonly second?: {
    readonly machine: string;
    readonly ask: string;
    readonly lacks?: (labels: string) => string;
    /** And which of them are our work in this one. */
    readonly ours?: (labels: string) => string;
  };
};
