// The tables as both engines hold them: whole numbers, text, and 0 or 1 for no and yes.
import type { Generated, Insertable, Kysely, Selectable, Transaction } from 'kysely';
import type { LeadContent } from '#domain/leads/lead.ts';
import type { ChangedLeadColumns, RequestTables } from './request-tables.ts';
import type { NoticeTables } from './notice-tables.ts';
import type { PeopleTables } from './people-tables.ts';
import type { VisitTables } from './visit-tables.ts';

/** A field has a column of its own name but for these three. */
export type ContentColumns = Omit<LeadContent, 'phoneAsTyped' | 'preferredTime' | 'urgent'> & {
  readonly phone_as_typed: string;
  readonly preferred_time: string;
  readonly urgent: number;
};

type LeadTable = ContentColumns &
  ChangedLeadColumns & {
    readonly id: string;
    readonly request_id: string;
    readonly content_hash: string;
    readonly kind: string;
    readonly state: string;
    readonly received_at: number;
    readonly clock_starts_at: number;
    readonly due_at: number;
    readonly page: string;
    readonly lang: string;
    readonly subject: string;
    readonly source: string;
    readonly consent: string;
    readonly suspect: number;
    readonly suspicions: string;
    readonly outside_area: number;
    readonly called_at: number | null;
    readonly follow_up_at: Generated<number | null>;
    readonly attempts: Generated<number>;
    readonly held_by: Generated<string | null>;
    readonly held_until: Generated<number | null>;
    readonly region: Generated<string>;
    readonly mailbox: Generated<string>;
    readonly entered_by: Generated<string>;
    readonly merged_into: Generated<string | null>;
  };

type EventTable = {
  readonly id: string;
  readonly lead_id: string;
  readonly at: number;
  readonly outcome: string;
  readonly operator: string;
  readonly note: string;
  readonly follow_up_at: Generated<number | null>;
  readonly press: Generated<string>;
  /** JSON of what the lead was before, or empty. */
  readonly was: Generated<string>;
};

type AmendmentTable = {
  readonly id: string;
  readonly lead_id: string;
  readonly content_hash: string;
  readonly received_at: number;
  readonly content: string;
};

type WordsTable = {
  readonly lead_id: string;
  readonly received_at: number;
  readonly words: string;
  readonly version: Generated<number>;
  readonly came_from: Generated<string>;
};

/** One row at most. */
export type ClockTable = { readonly id: number; readonly seen_at: number; readonly is_doubted: number };

/** Times shown by a clock that was not believed. */
type ClockDoubtTable = {
  readonly from_at: number;
  readonly to_at: number;
  /** By the clock that was believed again; null while it lasts. */
  readonly ended_at: number | null;
};

type OpeningTable = {
  readonly id: string;
  readonly content: string;
  readonly ends_at: number | null;
  readonly created_at: number;
  readonly changed_at: number;
  readonly operator: string;
};

/** The owner's list of where people heard of the company. */
type SourceTable = {
  readonly id: string;
  readonly name: string;
  readonly place: number;
  readonly retired_at: number | null;
};

type MigrationTable = { readonly name: string; readonly checksum: string };

export type Tables = PeopleTables &
  VisitTables &
  NoticeTables &
  RequestTables & {
    readonly leads: LeadTable;
    readonly lead_amendments: AmendmentTable;
    readonly lead_words: WordsTable;
    readonly lead_events: EventTable;
    readonly clock: ClockTable;
    readonly clock_doubts: ClockDoubtTable;
    readonly opening_exceptions: OpeningTable;
    readonly lead_sources: SourceTable;
    readonly migrations: MigrationTable;
  };

export type LeadRow = Selectable<LeadTable>;
export type NewLeadRow = Insertable<LeadTable>;
export type EventRow = Selectable<EventTable>;
export type NoticeRow = Selectable<NoticeTables['notices']>;
export type NewNoticeRow = Insertable<NoticeTables['notices']>;
export type AttemptRow = Selectable<NoticeTables['notice_attempts']>;
export type AmendmentRow = Selectable<AmendmentTable>;
export type LeadDatabase = Kysely<Tables>;
export type LeadTransaction = Transaction<Tables>;
