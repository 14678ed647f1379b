import type { Migration } from '#server/store/database/migration.ts';

/** Text messages are a channel that this version knows: their notices are not among those set aside (0015). */
export const textMessagesMigration: Migration = {
  name: '0036-text-messages',
  statements: () => [
    'DROP INDEX notices_unknown',
    `CREATE INDEX notices_unknown ON notices (next_at)
      WHERE state NOT IN ('due', 'leased', 'retry', 'sent', 'partly-sent', 'dead', 'cancelled', 'held')
        OR channel NOT IN ('email', 'webhook', 'sms', 'board')`,
  ],
};
