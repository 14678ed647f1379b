// The port for the call board: what it reads of leads and notices, and what an operator does with them.
import type { Amendment, Lead, LeadState } from '#domain/leads/lead.ts';
import type { BoardCounts, NewestLead } from '#domain/leads/board.ts';
import type { RequestChange } from '#domain/my-request/request-change.ts';
import type { PersonCounts } from '#domain/leads/person.ts';
import type { HeldWindow } from '#domain/visits/held-window.ts';
import type { BoardVisitShort } from '#domain/visits/board-visit.ts';
import type { KeptLead, LeadFilter } from '#server/store/records/leads/kept-lead.ts';
import type { KeptNotice, NoticeFilter, NoticeReplay } from '#server/store/records/notices/notice-store.ts';

export const boardListNames = ['open', 'suspects', 'done'] as const;
export type BoardListName = (typeof boardListNames)[number];

/** Which leads a search is to find: received at these times, of a region, in a state, from a source. */
export type BoardFilter = {
  readonly fromMs?: number | undefined;
  readonly untilMs?: number | undefined;
  readonly region?: string | undefined;
  readonly state?: LeadState | undefined;
  readonly source?: string | undefined;
};

export type BoardQuery =
  /** open: what is to be done at `now`, in the order of work, then what was called after `calledSince`. The other lists are newest first. */
  (
    | { readonly list: BoardListName; readonly now: number; readonly calledSince: number }
    /** In all that was typed, in places, machines, brands, notes and visits, and, by their digits, in phone numbers of all leads, newest first; or one by its id. */
    | { readonly search: string; readonly filter?: BoardFilter }
  ) & {
    /** Counted from 1, which is the default. */
    readonly page?: number;
  };

export type BoardPage = { readonly leads: readonly ListedLead[]; readonly hasMore: boolean };

/** A lead as it stands in a list. */
export type ListedLead = Lead & {
  /** The same person sent it again with other words. */
  readonly isAmended: boolean;
  /** How many other requests were joined to it. */
  readonly joined: number;
  /** Its sender added to it or corrected it on its page. */
  readonly isChanged: boolean;
  /** How much was done with it. */
  readonly eventCount: number;
  readonly person: PersonCounts;
  /** The visit that was set last. */
  readonly visit: BoardVisitShort | null;
  /** The window its sender picked last, unless it was given back; its time may be up. */
  readonly heldWindow: HeldWindow | null;
};

/** A lead with what its sender added since, the latest of each kind, and what those say that were joined to it. */
export type OpenedLead = KeptLead & {
  readonly changes: readonly RequestChange[];
  readonly joined: readonly Amendment[];
};

export type BoardStore = {
  readonly listBoardLeads: (query: BoardQuery) => Promise<BoardPage>;
  /** Stays the same as long as nobody, here or in another process, has changed anything; and costs next to nothing to ask for. */
  readonly readChangeMark: () => Promise<string>;
  /** Newest first; at most a thousand, which `listAllLeads` goes beyond page by page. */
  readonly listLeads: (filter?: LeadFilter) => Promise<readonly KeptLead[]>;
  readonly findLead: (id: string) => Promise<OpenedLead | undefined>;
  /** Failed are the notices that `NoticeFilter.failingSince` finds. */
  readonly countBoard: (failingSince: number, now?: number) => Promise<BoardCounts>;
  /** The next instant after `now` at which time alone changes a list; undefined if none does. */
  readonly findNextChange: (now: number) => Promise<number | undefined>;
  /** All that the person of a lead sent, newest first; empty if there is no such lead. */
  readonly listPersonLeads: (id: string) => Promise<readonly ListedLead[]>;
  /** The lead as it would stand in a list. */
  readonly findListedLead: (id: string) => Promise<ListedLead | undefined>;
  readonly findNewestLead: () => Promise<NewestLead | undefined>;
  /** Notices with their attempts, oldest first. */
  readonly listNotices: (filter: NoticeFilter) => Promise<readonly KeptNotice[]>;
  /** Makes notices due again, their schedule from its beginning; resolves with their number. */
  readonly replayNotices: (replay: NoticeReplay) => Promise<number>;
};

/** As many as somebody reads before they search. */
export const leadsPerPage = 100;
