// The tables of visitors' own requests, as both engines hold them.

type RequestLinkTable = {
  readonly token_hash: string;
  readonly lead_id: string;
  readonly kind: string;
  readonly created_at: number;
};

export type RequestTables = { readonly request_links: RequestLinkTable };
