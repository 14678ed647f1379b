import type { Migration } from '#server/store/database/migration.ts';

/**
 * The last time that was believed, and the times a clock showed that was not. Of a lead received at such a time is known only
 * that it is no older than the end of that doubt.
 */
export const clockMigration: Migration = {
  name: '0021-clock',
  statements: ({ integer, strict }) => [
    `CREATE TABLE clock (
      id ${integer} PRIMARY KEY NOT NULL CHECK (id = 1),
      seen_at ${integer} NOT NULL,
      is_doubted ${integer} NOT NULL
    )${strict}`,
    `CREATE TABLE clock_doubts (
      from_at ${integer} PRIMARY KEY NOT NULL,
      to_at ${integer} NOT NULL,
      ended_at ${integer}
    )${strict}`,
  ],
};
