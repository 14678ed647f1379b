// What the server tells the call board, in the shape it is sent. Times are milliseconds since 1970; null is "not yet".
import type { OpeningCalendar } from '#domain/opening/opening-calendar.ts';
import type { OperatorRole } from '#domain/people/roles.ts';
import type { BoardLead } from './board-lead.ts';
import type { Amendment, Lead, LeadContent, LeadEvent } from './lead.ts';
import type { KeptAnswer } from './notice-answer.ts';

export type { BoardLead } from './board-lead.ts';

export type BoardCounts = {
  /** Nobody reached them yet; `keep` of them are owed a call now and still in time, `late` are past their time. */
  readonly open: number;
  readonly keep: number;
  readonly late: number;
  /** To be called again by now. */
  readonly followUps: number;
  readonly suspects: number;
  readonly failed: number;
};

/** The lead that came last, suspects left out, whatever became of it. */
export type NewestLead = { readonly id: string; readonly receivedAt: number };

/**
 * Whether a lead came since the board looked last. Numbers would not tell: while one is called another can come. When the
 * newest was erased, an older one is the newest, and nobody came.
 */
export function hasNewLead(known: NewestLead | null, newest: NewestLead | null): boolean {
  if (newest === null || newest.id === known?.id) return false;
  return known === null || newest.receivedAt >= known.receivedAt;
}

export type BoardList = {
  readonly now: number;
  readonly operator: string;
  readonly role: OperatorRole;
  readonly counts: BoardCounts;
  readonly newest: NewestLead | null;
  /** The server's clock jumped; nothing is erased until a person has confirmed the time. */
  readonly isClockDoubted: boolean;
  /** When we are open, as the owner says it: what times to call again are chosen by. */
  readonly calendar: OpeningCalendar;
  /** Counted from 1. */
  readonly page: number;
  readonly hasMore: boolean;
  readonly leads: readonly BoardLead[];
};

/** What became of each lead of those marked at once. */
export type BoardMarked = {
  readonly changed: readonly string[];
  /** Left as they are: something else was done with them before. */
  readonly settled: readonly string[];
  readonly unknown: readonly string[];
};

/** As many can be marked at once. */
export const mostMarkedAtOnce = 500;

export type BoardNotice = {
  readonly id: string;
  readonly leadId: string;
  readonly kind: string;
  readonly channel: string;
  readonly state: string;
  /** What came of it last, or why it is held back. */
  readonly lastCode: string | null;
  /** When it is tried next, if it is. */
  readonly nextAt: number;
  readonly attempts: readonly {
    readonly at: number;
    readonly outcome: string;
    readonly answer: KeptAnswer;
  }[];
};

/** A notice that was given up, or has not got through for a minute; and whom it is about. */
export type FailedNotice = BoardNotice & { readonly leadName: string };

/** What the catalogue of repairs knows of a lead's sign, in sentences. */
export type SignAdvice = {
  /** Whether it may run until somebody comes, and why. */
  readonly mayRun: string;
  /** "Drain pump: jammed by a coin", the likeliest first. */
  readonly causes: readonly string[];
  /** What saves a visit when the customer tells it. */
  readonly ask: readonly string[];
  /** What the technician does, and whether a second visit is usual. */
  readonly visit: string;
};

/** A photo the customer added: where it is fetched, and its sides in pixels. */
export type BoardPhoto = {
  readonly path: string;
  readonly at: number;
  readonly width: number;
  readonly height: number;
};

/** A lead opened: everything we know of it. */
export type BoardDetails = Pick<Lead, 'phoneAsTyped' | 'page' | 'subject' | 'source' | 'consent'> & {
  /** Where they came from, in one line. */
  readonly sourceLine: string;
  /** Null when it was sent without a sign. */
  readonly signAdvice: SignAdvice | null;
  /** What stood beside the button, word for word; empty if that is not known. */
  readonly consentWording: string;
  readonly language: string;
  readonly suspicions: readonly string[];
  /** What was sent before it was corrected, its sign in words; null if nothing was. */
  readonly sentFirst: LeadContent | null;
  /** What its sender added since, in words staff read. */
  readonly added: readonly { readonly name: string; readonly text: string }[];
  /** Sent again with the form; their signs are in words. */
  readonly amendments: readonly Amendment[];
  /** What those said that were joined to it, alike. */
  readonly joined: readonly Amendment[];
  readonly events: readonly LeadEvent[];
  /** The first that was sent first. */
  readonly photos: readonly BoardPhoto[];
  readonly notices: readonly BoardNotice[];
};

/** How long a lead that was called stays among the open ones, so that who called sees it was in time. */
export const justCalledMs = 15 * 60_000;
