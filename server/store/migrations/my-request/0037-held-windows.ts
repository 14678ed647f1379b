import type { Migration } from '#server/store/database/migration.ts';

/** Windows that visitors picked: each takes a place until its time is up, it is given back, or a visit takes it over. */
export const heldWindowsMigration: Migration = {
  name: '0037-held-windows',
  statements: ({ integer, strict }) => [
    `CREATE TABLE held_windows (
      id TEXT PRIMARY KEY NOT NULL,
      lead_id TEXT NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
      day TEXT NOT NULL,
      from_hour ${integer} NOT NULL,
      region TEXT NOT NULL,
      held_at ${integer} NOT NULL,
      until_at ${integer} NOT NULL,
      released_at ${integer},
      released_by TEXT NOT NULL DEFAULT ''
    )${strict}`,
    'CREATE INDEX held_windows_by_lead ON held_windows (lead_id, held_at)',
    'CREATE INDEX held_windows_by_time ON held_windows (until_at) WHERE released_at IS NULL',
  ],
};
