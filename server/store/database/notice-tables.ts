// The tables of notices and of the owner's weekly mail.
import type { Generated } from 'kysely';

type NoticeTable = {
  readonly id: string;
  readonly lead_id: string;
  readonly kind: string;
  readonly channel: string;
  readonly rank: number;
  readonly state: string;
  readonly next_at: number;
  readonly attempts: number;
  readonly lease_until: number | null;
  readonly owner: string | null;
  readonly last_code: string | null;
  readonly missing: Generated<string>;
  readonly recipient: string | null;
  readonly created_at: number;
  readonly sent_at: number | null;
  readonly owed_by: Generated<string>;
  readonly stopped_by: Generated<string | null>;
  /** JSON of what a customer was told of a visit, or empty. */
  readonly told: Generated<string>;
};

type AttemptTable = {
  readonly id: string;
  readonly notice_id: string;
  readonly at: number;
  readonly outcome: string;
  readonly code: string;
  readonly fields: string;
};

type WeeklyMailTable = {
  /** Its Monday, "2026-11-16". */
  readonly week: string;
  /** due, sent or dead. */
  readonly state: string;
  readonly attempts: number;
  readonly next_at: number;
  readonly claimed_at: number;
  readonly lease_until: number;
  readonly owner: string;
};

export type NoticeTables = {
  readonly notices: NoticeTable;
  readonly notice_attempts: AttemptTable;
  readonly weekly_mails: WeeklyMailTable;
  /** Without its row it is on. */
  readonly weekly_mail_switch: { readonly id: number; readonly is_on: number };
  readonly acknowledgement_turns: { readonly number: number };
};
