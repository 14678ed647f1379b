import type { LeadPlace } from './lead-place.ts';
import type { Amendment, Lead, LeadEvent, LeadKind, LeadState } from '#domain/leads/lead.ts';

/** A lead with all that was sent again and done for it. */
export type KeptLead = Lead & {
  readonly amendments: readonly Amendment[];
  /** What staff did with it, oldest first. */
  readonly events: readonly LeadEvent[];
};

/** What an operator says of a lead. The id makes saying it twice the same as once. */
export type LeadMark = Omit<LeadEvent, 'outcome' | 'followUpAt'> & {
  readonly leadId: string;
  /** A new state, a note, or "I'm calling". */
  readonly outcome: LeadState | 'note' | 'calling';
};

/** What an operator says of many leads at once. */
export type LeadsMark = {
  /** Of the press: the same again changes nothing more. */
  readonly id: string;
  readonly leadIds: readonly string[];
  readonly operator: string;
  readonly at: number;
};

/** What became of each of them. */
export type LeadsMarked = {
  readonly changed: readonly string[];
  /** Left as they are: something else was done with them before. */
  readonly settled: readonly string[];
  readonly unknown: readonly string[];
};

export type LeadFilter = {
  readonly openOnly?: boolean;
  readonly kind?: LeadKind;
  /** Only those that follow this one in the order of the list. */
  readonly after?: LeadPlace;
  /** At most this many; never more than a thousand. */
  readonly limit?: number;
};
