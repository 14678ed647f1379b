import type { Migration } from '#server/store/database/migration.ts';

/**
 * Notices that somebody has to look at: given up, sent to some of their receivers only, or with a state or channel that this
 * version does not know. With them, the places in the list of receivers that still lack it: "2" or "1, 3".
 */
export const noticesSetAsideMigration: Migration = {
  name: '0015-notices-set-aside',
  statements: () => [
    `ALTER TABLE notices ADD COLUMN missing TEXT NOT NULL DEFAULT ''`,
    'DROP INDEX notices_dead',
    `CREATE INDEX notices_given_up ON notices (next_at) WHERE state IN ('dead', 'partly-sent')`,
    `CREATE INDEX notices_unknown ON notices (next_at)
      WHERE state NOT IN ('due', 'leased', 'retry', 'sent', 'partly-sent', 'dead', 'cancelled', 'held')
        OR channel NOT IN ('email', 'webhook', 'board')`,
  ],
};
