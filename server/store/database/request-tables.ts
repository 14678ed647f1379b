// The tables of visitors' own requests and their photos.
import type { Generated } from 'kysely';

/** What a lead has of what its sender did with it. */
export type ChangedLeadColumns = {
  /** JSON of what was sent before it was corrected, or null. */
  readonly sent_first: Generated<string | null>;
  /** JSON of what the desk keeps of the customer, or empty; alike at all requests of theirs. */
  readonly customer: Generated<string>;
  /** JSON of the consent to text messages, or empty. */
  readonly texts: Generated<string>;
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

type PhotoTable = {
  readonly lead_id: string;
  readonly id: string;
  readonly at: number;
  readonly content_hash: string;
  readonly width: number;
  readonly height: number;
  readonly webp: Uint8Array;
};

export type RequestTables = {
  readonly lead_photos: PhotoTable;
  readonly request_links: RequestLinkTable;
  readonly request_changes: RequestChangeTable;
};
