import type { Migration } from '#server/store/database/migration.ts';

/**
 * Who makes visits, and when each region takes how many. A technician who leaves stays, for the visits that were theirs. Of
 * the private address of a calendar the hash is kept.
 */
export const visitPlanMigration: Migration = {
  name: '0028-visit-plan',
  statements: ({ integer, strict }) => [
    `CREATE TABLE technicians (
      id TEXT PRIMARY KEY NOT NULL,
      name TEXT NOT NULL,
      created_at ${integer} NOT NULL,
      gone_at ${integer},
      feed_hash TEXT UNIQUE,
      feed_made_at ${integer}
    )${strict}`,
    `CREATE TABLE visit_windows (
      weekday ${integer} NOT NULL,
      from_hour ${integer} NOT NULL,
      region TEXT NOT NULL,
      places ${integer} NOT NULL,
      PRIMARY KEY (weekday, from_hour, region)
    )${strict}`,
  ],
};
