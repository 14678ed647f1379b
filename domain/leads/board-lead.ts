// A lead as the call board is told of it. Times are milliseconds since 1970; null is "not yet".
import type { BoardVisitShort } from '#domain/visits/board-visit.ts';
import type { HeldWindow } from '#domain/visits/held-window.ts';
import type { Lead, LeadEvent } from './lead.ts';
import type { PersonCounts } from './person.ts';
import type { WorkSection } from './work-order.ts';

/** A lead as a row of the board. */
export type BoardLead = Pick<
  Lead,
  | 'id'
  | 'kind'
  | 'state'
  | 'receivedAt'
  | 'clockStartsAt'
  | 'dueAt'
  | 'name'
  | 'phone'
  | 'email'
  | 'zip'
  | 'appliance'
  | 'preferredTime'
  | 'urgent'
  | 'message'
  | 'outsideArea'
  | 'attempts'
  | 'region'
  | 'enteredBy'
> & {
  readonly calledAt: number | null;
  readonly followUpAt: number | null;
  /** Where it stands on the work list at this moment. */
  readonly section: WorkSection;
  /** Who is calling them now, and until when. */
  readonly heldBy: string | null;
  readonly heldUntil: number | null;
  /** How much was done with it: told with a press, it guards against what others did meanwhile. */
  readonly events: number;
  readonly person: PersonCounts;
  /** The lead that stands for this one, too. */
  readonly mergedInto: string | null;
  /** The visit that was set last, whatever became of it. */
  readonly visit: BoardVisitShort | null;
  /** The window they picked, held until somebody calls; null without one, and when its time is up. */
  readonly heldWindow: Pick<HeldWindow, 'id' | 'date' | 'window' | 'region' | 'untilAt'> | null;
  /** The number as people read it. */
  readonly phoneText: string;
  /** The city of the ZIP code, its county, or empty. */
  readonly place: string;
  /** What the machine does, in words, or empty. */
  readonly signText: string;
  readonly isSuspect: boolean;
  /** The same person sent it again with other words. */
  readonly isAmended: boolean;
  /** How many other requests were joined to it. */
  readonly joined: number;
  /** Its sender added to it or corrected it. */
  readonly isChanged: boolean;
  /** When its sender called it off, or had it erased. */
  readonly canceledAt: number | null;
  readonly erasedAt: number | null;
};

/** What somebody did with a lead, told to who pressed without having seen it. */
export type UnseenEvent = Pick<LeadEvent, 'at' | 'outcome' | 'operator' | 'note'>;
