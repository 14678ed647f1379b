import type { Migration } from '#server/store/database/migration.ts';

/**
 * Indexes of what still has to be sent or looked at, without what was. Queries name the states as literals, for only then
 * an engine can tell that such an index holds all they ask for.
 */
export const waitingNoticesMigration: Migration = {
  name: '0011-waiting-notices',
  statements: () => [
    `CREATE INDEX notices_waiting ON notices (channel, next_at) WHERE state IN ('due', 'retry')`,
    `CREATE INDEX notices_in_hand ON notices (channel, lease_until) WHERE state = 'leased'`,
    `CREATE INDEX notices_dead ON notices (next_at) WHERE state = 'dead'`,
    'DROP INDEX notices_by_due',
  ],
};
