import type { Migration } from '#server/store/database/migration.ts';

const isListed = 'suspect + 0 = 0 AND merged_into IS NULL';
const isFollowUp = `state || '' IN ('no-answer', 'called', 'booked') AND follow_up_at IS NOT NULL`;
const isDone = `(state || '' IN ('not-ours', 'spam', 'done') OR (state || '' IN ('called', 'booked') AND follow_up_at IS NULL))`;

/** Who has a visit and asks for another time is to be called again: the indexes of 0026 in the words of today's lists. */
export const askedAgainMigration: Migration = {
  name: '0038-asked-again',
  statements: () => [
    `UPDATE leads SET follow_up_at = NULL WHERE state = 'booked' AND follow_up_at IS NOT NULL`,
    'DROP INDEX leads_to_follow',
    `CREATE INDEX leads_to_follow ON leads (follow_up_at, received_at, id) WHERE ${isListed} AND ${isFollowUp}`,
    'DROP INDEX leads_done',
    `CREATE INDEX leads_done ON leads (received_at, id) WHERE ${isListed} AND ${isDone}`,
    'DROP INDEX leads_by_call',
    `CREATE INDEX leads_by_call ON leads (called_at) WHERE ${isListed} AND ${isDone}`,
  ],
};
