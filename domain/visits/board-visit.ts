// What the server tells the board of visits, in the shape it is sent.
import type { LeadState } from '#domain/leads/lead.ts';
import type { LocalDate } from '#domain/opening/local-date.ts';
import type { OfferedDay, WindowBar } from './offered-windows.ts';
import type { Technician, Visit } from './visit.ts';
import type { VisitPlan, VisitRegion } from './visit-plan.ts';

/** Whom the visit is made to, and what for. */
export type VisitedLead = {
  readonly name: string;
  readonly phone: string;
  readonly phoneText: string;
  readonly zip: string;
  readonly place: string;
  readonly region: VisitRegion;
  readonly appliance: string;
  readonly signText: string;
  readonly message: string;
  readonly isUrgent: boolean;
  /** Its sender called it off, or had it erased: nobody is to go, and whoever was to must be told. */
  readonly isCanceled: boolean;
  /** Told with a press, they guard against what others did with the lead meanwhile. */
  readonly state: LeadState;
  readonly events: number;
  /** How to get in, gas or electric, the code: what its sender added since. */
  readonly added: readonly { readonly name: string; readonly text: string }[];
  /** "Drain pump: jammed by a coin", the likeliest first: what to bring. */
  readonly parts: readonly string[];
};

export type BoardVisit = Visit & {
  readonly technician: string | null;
  readonly lead: VisitedLead;
  /** The last press, as long as it can be taken back; null when it cannot. */
  readonly lastPress: string | null;
};

/** A visit as the row of its lead shows it. */
export type BoardVisitShort = Pick<
  Visit,
  'id' | 'date' | 'window' | 'state' | 'technicianId' | 'note' | 'sequence'
> & { readonly technician: string | null };

/** GET /api/board/visits?day= */
export type BoardVisits = {
  readonly now: number;
  readonly today: LocalDate;
  readonly day: LocalDate;
  /** Why the company does not work that day; null when it does. */
  readonly closed: string | null;
  readonly technicians: readonly Technician[];
  /** By time, then by name of the technician. */
  readonly visits: readonly BoardVisit[];
};

/** GET /api/board/windows/left?region= */
export type WindowsLeft = {
  readonly today: LocalDate;
  readonly region: VisitRegion;
  readonly technicians: readonly Technician[];
  readonly days: readonly OfferedDay[];
};

/** GET /api/board/windows */
export type BoardPlan = {
  /** False until the owner saves one: then it is the standing one. */
  readonly isOwn: boolean;
  readonly windows: VisitPlan;
  readonly technicians: readonly Technician[];
};

/** 409 of a booking or a move: what stands in the way. */
export type VisitRefusal =
  | { readonly kind: 'full' | 'barred'; readonly bar: WindowBar; readonly day: OfferedDay }
  /** Another lead stands for this one, or its sender had it erased: nothing can be booked for it. */
  | { readonly kind: 'merged' | 'erased' }
  /** Somebody else did something with it meanwhile: as it is now. */
  | { readonly kind: 'changed'; readonly visit: BoardVisitShort | null }
  /** Its sender, or somebody else, did something with the lead meanwhile; the answer has it as it is now, and what was done. */
  | { readonly kind: 'lead changed' }
  /** The lead has a visit that is still to come. */
  | { readonly kind: 'has visit'; readonly visit: BoardVisitShort };
