// The tables of visitors' own requests, as both engines hold them.
import type { Generated } from 'kysely';
import type { PhotoTables } from './photo-tables.ts';

/** What a lead has of what its sender did with it. */
export type ChangedLeadColumns = {
  /** JSON of what was sent before it was corrected, or null. */
  readonly sent_first: Generated<string | null>;
  readonly canceled_at: Generated<number | null>;
  readonly erased_at: Generated<number | null>;
};

type RequestLinkTable = {
  readonly token_hash: string;
  readonly lead_id: string;
  readonly kind: string;
  readonly created_at: number;
  readonly link_made_at: Generated<number | null>;
};

type RequestChangeTable = {
  readonly id: string;
  readonly lead_id: string;
  readonly at: number;
  readonly kind: string;
  readonly text: string;
};

export type RequestTables = PhotoTables & {
  readonly request_links: RequestLinkTable;
  readonly request_changes: RequestChangeTable;
};
