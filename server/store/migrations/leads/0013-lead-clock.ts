import type { Migration } from '#server/store/database/migration.ts';

/**
 * When the clock of each lead starts, kept like the time the call is due: both stay what they were when hours change. Until
 * now a call was always due 15 minutes after its clock started.
 */
export const leadClockMigration: Migration = {
  name: '0013-lead-clock',
  statements: ({ integer }) => [
    `ALTER TABLE leads ADD COLUMN clock_starts_at ${integer} NOT NULL DEFAULT 0`,
    'UPDATE leads SET clock_starts_at = due_at - 900000',
  ],
};
