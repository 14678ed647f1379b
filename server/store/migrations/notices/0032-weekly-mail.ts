import type { Migration } from '#server/store/database/migration.ts';

/** The owner's mail of each week, by its Monday, so that it is sent once; and the switch that ends it (one row at most). */
export const weeklyMailMigration: Migration = {
  name: '0032-weekly-mail',
  statements: ({ integer, strict }) => [
    `CREATE TABLE weekly_mails (
      week TEXT PRIMARY KEY NOT NULL,
      state TEXT NOT NULL,
      attempts ${integer} NOT NULL,
      next_at ${integer} NOT NULL,
      claimed_at ${integer} NOT NULL,
      lease_until ${integer} NOT NULL,
      owner TEXT NOT NULL
    )${strict}`,
    `CREATE TABLE weekly_mail_switch (
      id ${integer} PRIMARY KEY NOT NULL,
      is_on ${integer} NOT NULL
    )${strict}`,
  ],
};
