import type { SqlWords } from './migration.ts';

/** What visitors have of their own request: ways to it, what they changed, and photos. */
export const requestsSchema = ({ integer, bytes, strict }: SqlWords) => [
  // A link in a mail, a device that sent the request, or one that opened a link; of each only the hash of its token.
  `CREATE TABLE request_links (
    token_hash TEXT PRIMARY KEY NOT NULL,
    lead_id TEXT NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    created_at ${integer} NOT NULL,
    link_made_at ${integer}
  )${strict}`,
  'CREATE INDEX request_links_by_lead ON request_links (lead_id, kind, created_at)',
  // Each as it came.
  `CREATE TABLE request_changes (
    id TEXT PRIMARY KEY NOT NULL,
    lead_id TEXT NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
    at ${integer} NOT NULL,
    kind TEXT NOT NULL,
    text TEXT NOT NULL
  )${strict}`,
  'CREATE INDEX request_changes_by_lead ON request_changes (lead_id, at)',
  // As the server wrote them anew. Found by lead and id together; content_hash tells the same photo sent twice. The bytes stand
  // last, so that a list of photos reads none of them.
  `CREATE TABLE lead_photos (
    lead_id TEXT NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
    id TEXT NOT NULL,
    at ${integer} NOT NULL,
    content_hash TEXT NOT NULL,
    width ${integer} NOT NULL,
    height ${integer} NOT NULL,
    webp ${bytes} NOT NULL,
    PRIMARY KEY (lead_id, id),
    UNIQUE (lead_id, content_hash)
  )${strict}`,
];
