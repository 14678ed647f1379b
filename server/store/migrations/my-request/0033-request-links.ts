import type { Migration } from '#server/store/database/migration.ts';

/**
 * How visitors come to the page of their own request: by the link in a mail ("link"), or from a device that opened one or sent
 * the request ("device"). Of each only the hash of its token is kept.
 */
export const requestLinksMigration: Migration = {
  name: '0033-request-links',
  statements: ({ integer, strict }) => [
    `CREATE TABLE request_links (
      token_hash TEXT PRIMARY KEY NOT NULL,
      lead_id TEXT NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
      kind TEXT NOT NULL,
      created_at ${integer} NOT NULL
    )${strict}`,
    'CREATE INDEX request_links_by_lead ON request_links (lead_id, kind, created_at)',
  ],
};
