// The port for who takes leads in: the forms, and whoever asks whether they can be kept.
import type { Lead } from '#domain/leads/lead.ts';
import type { NewNotice } from '#server/store/records/notices/notice-store.ts';

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
  | 'canceledAt'
  | 'erasedAt'
> &
  Partial<Pick<Lead, 'enteredBy'>>;

/** Everything one accepted post asks the store to keep, together or not at all. */
export type Submission = {
  readonly lead: NewLead;
  /** Given by the page; undefined from a page without script, where equal content within ten minutes is the same lead. */
  readonly requestId: string | undefined;
  /** Equal for two posts that say the same. */
  readonly contentHash: string;
  readonly amendmentId: string;
  readonly notices: readonly NewNotice[];
  /** Of the token by which the sender's device gets to its request, whether it is new or repeated; undefined gives none. */
  readonly deviceHash?: string | undefined;
};

export type Saved = {
  /** new: first seen · repeated: kept before · amended: the same person's other words, which are kept beside the lead. */
  readonly kind: 'new' | 'repeated' | 'amended';
  readonly leadId: string;
};

/** While the database is away, leads are kept in a file of this machine until it is back. */
export type StoreHealth =
  { readonly database: 'reachable' } | { readonly database: 'unreachable'; readonly spooled: number };

export type IntakeStore = {
  /** Keeps a lead and its notices durably. Rejects if that failed; then nobody may be thanked. */
  readonly saveLead: (submission: Submission) => Promise<Saved>;
  readonly countLeads: () => Promise<number>;
  /** Rejects while leads cannot be kept. */
  readonly checkReachable: () => Promise<StoreHealth>;
};
