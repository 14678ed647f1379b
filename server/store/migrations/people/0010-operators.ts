import type { Migration } from '#server/store/database/migration.ts';

/** Who may use the call board. Of links and sessions only hashes are kept. */
export const operatorsMigration: Migration = {
  name: '0010-operators',
  statements: ({ integer, strict }) => [
    `CREATE TABLE operators (
      id TEXT PRIMARY KEY NOT NULL,
      name TEXT NOT NULL UNIQUE,
      created_at ${integer} NOT NULL
    )${strict}`,
    `CREATE TABLE sign_in_links (
      token_hash TEXT PRIMARY KEY NOT NULL,
      operator_id TEXT NOT NULL REFERENCES operators (id) ON DELETE CASCADE,
      expires_at ${integer} NOT NULL
    )${strict}`,
    `CREATE TABLE board_sessions (
      token_hash TEXT PRIMARY KEY NOT NULL,
      operator_id TEXT NOT NULL REFERENCES operators (id) ON DELETE CASCADE,
      created_at ${integer} NOT NULL,
      expires_at ${integer} NOT NULL
    )${strict}`,
    'CREATE INDEX leads_by_suspicion ON leads (suspect, received_at)',
  ],
};
