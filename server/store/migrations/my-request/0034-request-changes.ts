import type { Migration } from '#server/store/database/migration.ts';

/** What visitors add to their request or correct in it, each as it came; what was sent first stays as it was. */
export const requestChangesMigration: Migration = {
  name: '0034-request-changes',
  statements: ({ integer, strict }) => [
    `CREATE TABLE request_changes (
      id TEXT PRIMARY KEY NOT NULL,
      lead_id TEXT NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
      at ${integer} NOT NULL,
      kind TEXT NOT NULL,
      text TEXT NOT NULL
    )${strict}`,
    'CREATE INDEX request_changes_by_lead ON request_changes (lead_id, at)',
  ],
};
