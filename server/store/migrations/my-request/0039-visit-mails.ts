import type { Migration } from '#server/store/database/migration.ts';

/** What a notice of a visit told its customer, as JSON; empty for all others. */
export const visitMailsMigration: Migration = {
  name: '0039-visit-mails',
  statements: () => [`ALTER TABLE notices ADD COLUMN told TEXT NOT NULL DEFAULT ''`],
};
