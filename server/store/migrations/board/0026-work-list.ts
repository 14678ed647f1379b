import type { Migration } from '#server/store/database/migration.ts';

// Sums and joined texts that change nothing: SQLite, which knows nothing of how leads are spread, would else take the index of
// all suspects, or of all states, for these.
const isListed = 'suspect + 0 = 0 AND merged_into IS NULL';
const isOpen = `state || '' = 'open'`;
const isFollowUp = `state || '' IN ('no-answer', 'called') AND follow_up_at IS NOT NULL`;
const isDone = `(state || '' IN ('booked', 'not-ours', 'spam', 'done') OR (state || '' = 'called' AND follow_up_at IS NULL))`;

/**
 * The board as a work list: when to call again, who is calling, whose request it is, and what each press changed, so that it
 * can be taken back. Who was not reached before there was a time for it is to be called again at once. The indexes are those
 * of the sections of domain/leads/work-order.ts; queries name them by the same literals (board/work-list.ts). Region and
 * mailbox of leads of before are filled in by the running server, as their words are.
 */
export const workListMigration: Migration = {
  name: '0026-work-list',
  statements: ({ integer }) => [
    `ALTER TABLE leads ADD COLUMN follow_up_at ${integer}`,
    `ALTER TABLE leads ADD COLUMN attempts ${integer} NOT NULL DEFAULT 0`,
    'ALTER TABLE leads ADD COLUMN held_by TEXT',
    `ALTER TABLE leads ADD COLUMN held_until ${integer}`,
    `ALTER TABLE leads ADD COLUMN region TEXT NOT NULL DEFAULT ''`,
    `ALTER TABLE leads ADD COLUMN mailbox TEXT NOT NULL DEFAULT ''`,
    `ALTER TABLE leads ADD COLUMN entered_by TEXT NOT NULL DEFAULT ''`,
    'ALTER TABLE leads ADD COLUMN merged_into TEXT',
    `ALTER TABLE lead_events ADD COLUMN follow_up_at ${integer}`,
    // The press, which may have marked many leads, and what this lead was before it.
    `ALTER TABLE lead_events ADD COLUMN press TEXT NOT NULL DEFAULT ''`,
    `ALTER TABLE lead_events ADD COLUMN was TEXT NOT NULL DEFAULT ''`,
    // The event that owes a notice, empty if the lead itself does; and the event that stopped it.
    `ALTER TABLE notices ADD COLUMN owed_by TEXT NOT NULL DEFAULT ''`,
    'ALTER TABLE notices ADD COLUMN stopped_by TEXT',
    `UPDATE leads SET mailbox = lower(trim(email))`,
    `UPDATE leads SET follow_up_at = COALESCE(called_at, received_at) WHERE state = 'no-answer'`,
    `UPDATE leads SET attempts = (SELECT COUNT(*) FROM lead_events WHERE lead_id = leads.id AND outcome = 'no-answer')
      WHERE id IN (SELECT lead_id FROM lead_events WHERE outcome = 'no-answer')`,
    'DROP INDEX leads_to_call',
    `CREATE INDEX leads_to_call ON leads (due_at, received_at, id, clock_starts_at) WHERE ${isListed} AND ${isOpen}`,
    `CREATE INDEX leads_to_open ON leads (clock_starts_at, received_at, id, due_at) WHERE ${isListed} AND ${isOpen}`,
    `CREATE INDEX leads_to_follow ON leads (follow_up_at, received_at, id) WHERE ${isListed} AND ${isFollowUp}`,
    `CREATE INDEX leads_unreached ON leads (due_at, received_at, id)
      WHERE ${isListed} AND state || '' = 'no-answer' AND follow_up_at IS NULL`,
    'DROP INDEX leads_done',
    `CREATE INDEX leads_done ON leads (received_at, id) WHERE ${isListed} AND ${isDone}`,
    'DROP INDEX leads_by_call',
    `CREATE INDEX leads_by_call ON leads (called_at) WHERE ${isListed} AND ${isDone}`,
    'CREATE INDEX leads_held ON leads (held_until) WHERE held_until IS NOT NULL',
    'CREATE INDEX leads_by_phone ON leads (phone, received_at)',
    'CREATE INDEX leads_by_mailbox ON leads (mailbox, received_at)',
    'CREATE INDEX leads_merged ON leads (merged_into) WHERE merged_into IS NOT NULL',
    'CREATE INDEX lead_events_by_press ON lead_events (press)',
  ],
};
