// The port between what a lead is and where it is kept. SQLite and PostgreSQL pass the same contract test.
import type { Amendment, Lead, LeadEvent, LeadKind } from '#domain/leads/lead.ts';
import type { BoardStore } from '#server/store/board/board-store.ts';
import type { NewNotice, NoticeStore } from '#server/store/notices/notice-store.ts';
import type { OperatorStore } from '#server/store/people/operator-store.ts';
import type { TransferStore } from './lead-bundles.ts';

/** Everything one accepted post asks the store to keep, together or not at all. */
export type Submission = {
  readonly lead: Omit<Lead, 'requestId' | 'state' | 'calledAt'>;
  /** Given by the page; undefined from a page without script, where equal content within ten minutes is the same lead. */
  readonly requestId: string | undefined;
  /** Equal for two posts that say the same. */
  readonly contentHash: string;
  readonly amendmentId: string;
  readonly notices: readonly NewNotice[];
};

export type Saved = {
  /** new: first seen · repeated: kept before · amended: same request id, other words; they are kept beside the lead. */
  readonly kind: 'new' | 'repeated' | 'amended';
  readonly leadId: string;
};

export type KeptLead = Lead & {
  readonly amendments: readonly Amendment[];
  /** What staff did with it, oldest first. */
  readonly events: readonly LeadEvent[];
};
/** What an operator says of a lead. The id makes saying it twice the same as once. */
export type LeadMark = LeadEvent & { readonly leadId: string };
export type LeadFilter = { readonly openOnly?: boolean; readonly kind?: LeadKind };

/** While the database is away, leads are kept in a file of this machine until it is back. */
export type StoreHealth =
  { readonly database: 'reachable' } | { readonly database: 'unreachable'; readonly spooled: number };

export type LeadStore = NoticeStore &
  BoardStore &
  OperatorStore &
  TransferStore & {
    /** Keeps a lead and its notices durably. Rejects if that failed; then nobody may be thanked. */
    readonly saveLead: (submission: Submission) => Promise<Saved>;
    /** Newest first. */
    readonly listLeads: (filter?: LeadFilter) => Promise<readonly KeptLead[]>;
    /** Keeps what an operator did; the call-back clock stops with it. False if there is no such lead. */
    readonly markLead: (mark: LeadMark) => Promise<boolean>;
    /** Erases a lead with all that hangs on it; false if there is none. */
    readonly forgetLead: (id: string) => Promise<boolean>;
    /** Erases leads received before then, with all that hangs on them; resolves with their number. */
    readonly eraseOlder: (before: { readonly leads: number; readonly suspects: number }) => Promise<number>;
    /** Rejects while leads cannot be kept. */
    readonly checkReachable: () => Promise<StoreHealth>;
    readonly close: () => Promise<void>;
  };
