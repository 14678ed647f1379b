import type { LeadCursor } from './lead-cursor.ts';
import type { Amendment, Lead, LeadEvent, LeadKind } from '#domain/leads/lead.ts';

/** A lead before anybody did anything with it. */
export type NewLead = Omit<
  Lead,
  | 'requestId'
  | 'state'
  | 'calledAt'
  | 'followUpAt'
  | 'attempts'
  | 'heldBy'
  | 'heldUntil'
  | 'region'
  | 'enteredBy'
  | 'mergedInto'
  | 'sentFirst'
  | 'customer'
  | 'texts'
  | 'canceledAt'
  | 'erasedAt'
> &
  Partial<Pick<Lead, 'enteredBy'>>;

/** A lead with all that was sent again and done for it. */
export type KeptLead = Lead & {
  readonly amendments: readonly Amendment[];
  /** What staff did with it, oldest first. */
  readonly events: readonly LeadEvent[];
};

export type LeadFilter = {
  readonly openOnly?: boolean;
  readonly kind?: LeadKind;
  /** Only those received from this moment on, and before that one. */
  readonly fromMs?: number;
  readonly untilMs?: number;
  /** Only those that follow this one in the order of the list. */
  readonly after?: LeadCursor;
  /** At most this many; never more than a thousand. */
  readonly limit?: number;
};
