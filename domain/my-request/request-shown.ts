// What the page of a request is made of: the server gathers it, the site's components show it.
import type { PostedFields } from '#domain/requests/form-fields.ts';
import type { ToldPlate } from '#domain/repair/told-plate.ts';
import type { RequestStep } from './request-state.ts';

export type ShownChoice = { readonly value: string; readonly label: string };

export type RequestFacts = {
  readonly firstName: string;
  readonly state: string;
  /** Said below; empty where there is nothing. */
  readonly more: string;
  readonly step: RequestStep;
  readonly appliance: string;
  readonly applianceSlug: string;
  readonly sign: string;
  /** As the form sends it; so is the time. */
  readonly signSlug: string;
  /** The drawing of it, while somebody is to come, and where all of it is told; undefined where none is drawn. */
  readonly plate:
    | (ToldPlate & {
        readonly helpPath: string;
        /** Whether the machine may run until we come, and why. */
        readonly mayRun: string;
      })
    | undefined;
  /** Where the model number usually is: asked for, while something can be added. */
  readonly number: ToldPlate | undefined;
  readonly timeSlug: string;
  /** What the display shows, and what that means where makers say so. */
  readonly code: string;
  readonly zip: string;
  readonly time: string;
  readonly sentAt: string;
  readonly power: string;
  /** Another machine, of a request of theirs that was merged into this one. */
  readonly also: string;
  /** When their word to the desk came; the word itself is not shown. */
  readonly word: string;
  /** Street and unit; they and the access are empty to a link that is old. */
  readonly address: string;
  readonly access: string;
  /** That phone or email were corrected; neither is shown. */
  readonly contact: string;
  /** It goes on, and what is added helps. */
  readonly canAdd: boolean;
  /** We call; who left no number is written to. */
  readonly isByPhone: boolean;
  /** There is something left to cancel. */
  readonly canCancel: boolean;
  /** What cannot be undone asks for the last digits of their phone number. */
  readonly asksDigits: boolean;
  /** Whether we text them about their visit: not at all, as soon as they agree, as they agreed, or not because they replied STOP. */
  readonly texts: 'none' | 'offer' | 'agreed' | 'stopped';
  /** It can be sent again as it is kept. */
  readonly canAgain: boolean;
  /** Somebody is to come: there is a file for the calendar. */
  readonly hasVisit: boolean;
  /** The request is closed: the page need not ask for news. */
  readonly isOver: boolean;
  /** Sides in pixels. */
  readonly photos: readonly { readonly id: string; readonly width: number; readonly height: number }[];
  /** One of its kind may burn gas: which it is, is asked. */
  readonly mayBurnGas: boolean;
  /** What the machine can do, to choose from. */
  readonly signs: readonly ShownChoice[];
};

/** Which windows can be picked, which is held, or why none is. */
export type WindowFacts = {
  /** pick: a window is held until we call · move: there is a visit, and another time is asked for · none: nothing to choose. */
  readonly form: 'pick' | 'move' | 'none';
  /** Which window is open first, while they have none; empty when nothing is to be chosen. */
  readonly next: string;
  /** What is held for them now, or asked for in the place of their visit. */
  readonly held: string;
  /** What became of the window they picked before; empty while one is held. */
  readonly gone: string;
  /** Why nothing is offered. */
  readonly why: string;
  /** The value of what they hold. */
  readonly chosen: string;
  readonly days: readonly {
    readonly label: string;
    /** How many are free, or why none is. */
    readonly note: string;
    readonly windows: readonly ShownChoice[];
  }[];
};

/** A request as it is shown, with what a post could not do. */
export type RequestShown = RequestFacts & {
  /** By which the open page asks for news. */
  readonly version: string;
  readonly window: WindowFacts;
  readonly problem: string;
  readonly typed: PostedFields;
  /** What was wrong with photos just sent, a line for each. */
  readonly photoProblem: string;
  /** Tells a form posted twice. */
  readonly changeId: string;
};

/** Why no request is shown. none: there is none, or not one of theirs · away: it cannot be told now · erased: a moment ago. */
export type NoRequest = 'none' | 'away' | 'erased';
