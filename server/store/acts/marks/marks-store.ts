// The port for what operators do with leads. Every press has an id: told twice it counts once, and by it it is taken back.
import type { LeadState } from '#domain/leads/lead.ts';
import type { NewNotice } from '#server/store/records/notices/notice-store.ts';

/** A press, and who made it. */
export type Press = { readonly id: string; readonly operator: string; readonly at: number };

/** A lead as an operator saw it: its state, and how much had been done with it. */
export type SeenLead = { readonly state: LeadState; readonly events: number };

/** What an operator says of a lead. */
export type LeadMark = Press & {
  readonly leadId: string;
  /** A new state, a note, or "I'm calling". */
  readonly outcome: LeadState | 'note' | 'calling';
  readonly note: string;
  /** When they are to be called again, after "no answer" and "called". */
  readonly followUpAt?: number | undefined;
  /** What is owed to staff at that time. */
  readonly notices?: readonly NewNotice[];
  /** Without it nothing is guarded, but that a request its sender called off is not booked. */
  readonly seen?: SeenLead | undefined;
  /** The operator knows that another is calling them. */
  readonly takesOver?: boolean | undefined;
};

/**
 * unknown: there is no such lead · changed: somebody else did something with it meanwhile · held: another is calling them ·
 * merged: another lead stands for it · erased: by its sender, so that it can be done, and nothing else.
 */
export type Refused = { readonly kind: 'unknown' | 'changed' | 'held' | 'merged' | 'erased' };
export type Marked = { readonly kind: 'marked' } | Refused;

/** other person: they share neither phone number nor mailbox · two visits: both have one that is still to be made. */
export type Merged = Marked | { readonly kind: 'other person' | 'two visits' };

/** What an operator says of many leads at once. */
export type LeadsMark = Press & {
  readonly leadIds: readonly string[];
  readonly outcome: 'not-ours' | 'spam' | 'done';
  /** How much had been done with each as the operator saw it, in their order. */
  readonly seenEvents?: readonly number[] | undefined;
};

/** Presses taken back: all they did, or what they did to some leads. */
export type MarksUndo = Omit<Press, 'id'> & {
  readonly presses: readonly string[];
  readonly leadIds?: readonly string[] | undefined;
};

/** What became of each of the leads. */
export type LeadsMarked = {
  readonly changed: readonly string[];
  /** Left as they are: something else was done with them. */
  readonly settled: readonly string[];
  readonly unknown: readonly string[];
};

export type LeadMerge = Press & {
  readonly leadId: string;
  /** The lead that stands for both from then on. */
  readonly into: string;
  readonly seen?: SeenLead | undefined;
  readonly takesOver?: boolean | undefined;
};

export type MarksStore = {
  /** Keeps what an operator did; the call-back clock stops with it, and what is to be done later is owed. */
  readonly markLead: (mark: LeadMark) => Promise<Marked>;
  /** Marks those of the leads that are still to be done and that nobody else is calling, all in one commit. */
  readonly markMany: (mark: LeadsMark) => Promise<LeadsMarked>;
  /** Each lead is again what it was before the press, reminders included, unless something was done with it since. */
  readonly undoMarks: (undo: MarksUndo) => Promise<LeadsMarked>;
  /**
   * Takes a lead off the lists, for another of the same person, which has its visits, windows and photos from then on. Both are
   * as before when it is taken back, unless something was done with one of them since.
   */
  readonly mergeLead: (merge: LeadMerge) => Promise<Merged>;
};
