import type { Migration } from '#server/store/database/migration.ts';

/**
 * The lists of the call board in the order they are shown, so that a page of one is read without sorting, or even touching,
 * what is not on it. Queries name suspicion and states as literals, as those of 0011 do.
 */
export const boardListsMigration: Migration = {
  name: '0022-board-lists',
  statements: () => [
    `CREATE INDEX leads_to_call ON leads (state DESC, urgent DESC, due_at, received_at, id)
      WHERE suspect = 0 AND state IN ('open', 'no-answer')`,
    `CREATE INDEX leads_done ON leads (received_at, id)
      WHERE suspect = 0 AND state IN ('called', 'booked', 'not-ours')`,
    `CREATE INDEX leads_by_call ON leads (called_at)
      WHERE suspect = 0 AND state IN ('called', 'booked', 'not-ours')`,
    'CREATE INDEX leads_suspected ON leads (state) WHERE suspect = 1',
    'DROP INDEX leads_by_suspicion',
    'CREATE INDEX leads_by_suspicion ON leads (suspect, received_at, id)',
  ],
};
