import type { Migration } from '#server/store/database/migration.ts';

/**
 * Photos that visitors add to their request, as the server wrote them anew. Found by lead and id together; `content_hash` tells
 * the same photo sent twice. The bytes stand last, so that a list of photos reads none of them.
 */
export const photosMigration: Migration = {
  name: '0035-photos',
  statements: ({ integer, bytes, strict }) => [
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
  ],
};
