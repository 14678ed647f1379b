// The tables of notices, as both engines hold them.
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

export type NoticeTables = {
  readonly notices: NoticeTable;
  readonly notice_attempts: AttemptTable;
  readonly acknowledgement_turns: { readonly number: number };
};
