// The tables of visitors' own requests, as both engines hold them.
import type { PhotoTables } from '#server/store/photos/photo-tables.ts';

type RequestLinkTable = {
  readonly token_hash: string;
  readonly lead_id: string;
  readonly kind: string;
  readonly created_at: number;
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
