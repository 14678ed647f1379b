import type { SqlWords } from './migration.ts';

/** The notices owed for leads, every attempt to send one, and the owner's mail of each week. */
export const noticesSchema = ({ integer, strict }: SqlWords) => [
  // rank: which of those that wait is sent first (records/notices/add-notices.ts). missing: places in the list of receivers that
  // still lack it, "2" or "1, 3". recipient: a hash of the folded address. owed_by, stopped_by: the events that did, empty if the
  // lead itself owes it. told: JSON of what a customer was told of a visit, or empty.
  `CREATE TABLE notices (
    id TEXT PRIMARY KEY NOT NULL,
    lead_id TEXT NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    channel TEXT NOT NULL,
    state TEXT NOT NULL,
    next_at ${integer} NOT NULL,
    attempts ${integer} NOT NULL,
    lease_until ${integer},
    owner TEXT,
    created_at ${integer} NOT NULL,
    sent_at ${integer},
    rank ${integer} NOT NULL DEFAULT 1,
    last_code TEXT,
    missing TEXT NOT NULL DEFAULT '',
    recipient TEXT,
    owed_by TEXT NOT NULL DEFAULT '',
    stopped_by TEXT,
    told TEXT NOT NULL DEFAULT ''
  )${strict}`,
  'CREATE INDEX notices_by_lead ON notices (lead_id)',
  'CREATE INDEX notices_by_channel ON notices (channel, state, next_at)',
  // What still has to be sent or looked at, without what was. Queries name the states by the same literals (notice-sets.ts).
  `CREATE INDEX notices_waiting ON notices (channel, next_at) WHERE state IN ('due', 'retry')`,
  `CREATE INDEX notices_in_hand ON notices (channel, lease_until) WHERE state = 'leased'`,
  `CREATE INDEX notices_given_up ON notices (next_at) WHERE state IN ('dead', 'partly-sent')`,
  `CREATE INDEX notices_unknown ON notices (next_at)
    WHERE state NOT IN ('due', 'leased', 'retry', 'sent', 'partly-sent', 'dead', 'cancelled', 'held')
      OR channel NOT IN ('email', 'webhook', 'sms', 'board')`,
  `CREATE INDEX notices_acknowledging ON notices (recipient, created_at)
    WHERE recipient IS NOT NULL AND state <> 'held'`,
  `CREATE INDEX notices_acknowledging_all ON notices (created_at)
    WHERE recipient IS NOT NULL AND state <> 'held'`,
  `CREATE INDEX notices_held ON notices (created_at) WHERE state = 'held'`,
  `CREATE TABLE notice_attempts (
    id TEXT PRIMARY KEY NOT NULL,
    notice_id TEXT NOT NULL REFERENCES notices (id) ON DELETE CASCADE,
    at ${integer} NOT NULL,
    outcome TEXT NOT NULL,
    code TEXT NOT NULL DEFAULT '',
    fields TEXT NOT NULL DEFAULT '{}'
  )${strict}`,
  'CREATE INDEX notice_attempts_by_notice ON notice_attempts (notice_id)',
  // One row, at which whoever is about to mail a customer takes a turn.
  `CREATE TABLE acknowledgement_turns (number ${integer} NOT NULL)${strict}`,
  'INSERT INTO acknowledgement_turns (number) VALUES (0)',
  // By its Monday, so that it is sent once; and the switch that ends it, one row at most.
  `CREATE TABLE weekly_mails (
    week TEXT PRIMARY KEY NOT NULL,
    state TEXT NOT NULL,
    attempts ${integer} NOT NULL,
    next_at ${integer} NOT NULL,
    claimed_at ${integer} NOT NULL,
    lease_until ${integer} NOT NULL,
    owner TEXT NOT NULL
  )${strict}`,
  `CREATE TABLE weekly_mail_switch (
    id ${integer} PRIMARY KEY NOT NULL,
    is_on ${integer} NOT NULL
  )${strict}`,
];

/** One spelling of what was canceled: of visits, in the history of leads, and of notices, whose index of unknown states names all that are known. */
export const spellCanceled = () => [
  "UPDATE visits SET state = 'canceled' WHERE state = 'cancelled'",
  "UPDATE lead_events SET outcome = 'visit-canceled' WHERE outcome = 'visit-cancelled'",
  "UPDATE notice_attempts SET outcome = 'canceled' WHERE outcome = 'cancelled'",
  "UPDATE notices SET state = 'canceled' WHERE state = 'cancelled'",
  'DROP INDEX notices_unknown',
  `CREATE INDEX notices_unknown ON notices (next_at)
    WHERE state NOT IN ('due', 'leased', 'retry', 'sent', 'partly-sent', 'dead', 'canceled', 'held')
      OR channel NOT IN ('email', 'webhook', 'sms', 'board')`,
];
