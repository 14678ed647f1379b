import type { Migration } from '#server/store/database/migration.ts';

/** What an operator sees of their sign-ins: a name for each that is no key, on what, and when it was used last. */
export const sessionsMigration: Migration = {
  name: '0031-sessions',
  statements: ({ integer }) => [
    `ALTER TABLE board_sessions ADD COLUMN id TEXT NOT NULL DEFAULT ''`,
    `ALTER TABLE board_sessions ADD COLUMN device TEXT NOT NULL DEFAULT ''`,
    `ALTER TABLE board_sessions ADD COLUMN seen_at ${integer} NOT NULL DEFAULT 0`,
    // A quarter of the hash of 256 random bits opens nothing.
    'UPDATE board_sessions SET id = substr(token_hash, 1, 12), seen_at = created_at',
    'CREATE INDEX board_changes_by_time ON board_changes (at)',
  ],
};
