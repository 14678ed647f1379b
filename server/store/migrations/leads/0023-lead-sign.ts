import type { Migration } from '#server/store/database/migration.ts';

/**
 * What the machine does, by its name in the catalogue. Leads of before have none: theirs stands in words at the beginning of
 * the message.
 */
export const leadSignMigration: Migration = {
  name: '0023-lead-sign',
  statements: () => [`ALTER TABLE leads ADD COLUMN sign TEXT NOT NULL DEFAULT ''`],
};
