import type { Migration } from '#server/store/database/migration.ts';

/**
 * A lead says what its sender said last; what they sent first stands beside it (as JSON, or NULL while nothing was corrected). Called off
 * by its sender, it has the time of that; erased by them, the time of that, and nothing of them.
 */
export const correctedLeadsMigration: Migration = {
  name: '0041-corrected-leads',
  statements: ({ integer }) => [
    'ALTER TABLE leads ADD COLUMN sent_first TEXT',
    `ALTER TABLE leads ADD COLUMN canceled_at ${integer}`,
    `ALTER TABLE leads ADD COLUMN erased_at ${integer}`,
  ],
};
