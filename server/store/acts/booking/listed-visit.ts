// A visit with the lead it is made to.
import type { RequestChange } from '#domain/my-request/request-change.ts';
import type { Lead } from '#domain/leads/lead.ts';
import type { AddressField } from '#domain/requests/quote-fields.ts';
import type { VisitRegion } from '#domain/visits/visit-plan.ts';
import type { Technician } from '#domain/visits/technician.ts';
import type { Visit } from '#domain/visits/visit.ts';
import type { MergedRequest } from '#server/store/records/leads/merged-leads.ts';

export type VisitedFacts = Pick<
  Lead,
  | 'id'
  | 'name'
  | 'phone'
  | 'email'
  | 'zip'
  | 'appliance'
  | 'sign'
  | 'message'
  | 'urgent'
  | 'page'
  | 'state'
  | AddressField
  | 'customer'
  | 'followUpAt'
> & {
  /** How much was done with it. */
  readonly eventCount: number;
  /** Called off or erased by its sender. */
  readonly isCanceled: boolean;
  /** They agreed to texts to this number. */
  readonly mayText: boolean;
  /** Its sender put another ZIP code or street in the stead of the first, and nobody at the desk did anything since. */
  readonly isMoved: boolean;
  /** What its sender added since. */
  readonly changes: readonly RequestChange[];
  /** What those ask for that were merged into it, the first sent first. */
  readonly merged: readonly MergedRequest[];
};

export type ListedVisit = {
  readonly visit: Visit;
  readonly technician: string | null;
  readonly lead: VisitedFacts;
  readonly region: VisitRegion;
  /** The action that can be taken back, if there is one. */
  readonly lastPress: string | null;
  /** What a calendar knows this state of it by: what the customer adds counts, too. */
  readonly entry: Pick<Visit, 'sequence' | 'changedAt'>;
};

/** What a technician's calendar shows. */
export type TechnicianCalendar = {
  readonly technician: Technician;
  readonly visits: readonly ListedVisit[];
};
