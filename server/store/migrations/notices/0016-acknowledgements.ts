import type { Migration } from '#server/store/database/migration.ts';

/**
 * Whom an acknowledgement goes to, as a hash of the folded address, so that what one address was sent can be counted; and the
 * row that whoever is about to owe one takes a turn at.
 */
export const acknowledgementsMigration: Migration = {
  name: '0016-acknowledgements',
  statements: ({ integer, strict }) => [
    'ALTER TABLE notices ADD COLUMN recipient TEXT',
    `CREATE INDEX notices_acknowledging ON notices (recipient, created_at)
      WHERE recipient IS NOT NULL AND state <> 'held'`,
    `CREATE INDEX notices_acknowledging_all ON notices (created_at)
      WHERE recipient IS NOT NULL AND state <> 'held'`,
    `CREATE INDEX notices_held ON notices (created_at) WHERE state = 'held'`,
    `CREATE TABLE acknowledgement_turns (number ${integer} NOT NULL)${strict}`,
    'INSERT INTO acknowledgement_turns (number) VALUES (0)',
  ],
};
