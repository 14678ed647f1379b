import type { Migration } from '#server/store/database/migration.ts';

/** Closed days, other hours, notices and regions we are away from, as the owner said them; what each says is JSON. */
export const openingMigration: Migration = {
  name: '0024-opening',
  statements: ({ integer, strict }) => [
    `CREATE TABLE opening_exceptions (
      id TEXT PRIMARY KEY NOT NULL,
      content TEXT NOT NULL,
      ends_at ${integer},
      created_at ${integer} NOT NULL,
      changed_at ${integer} NOT NULL,
      operator TEXT NOT NULL
    )${strict}`,
  ],
};
