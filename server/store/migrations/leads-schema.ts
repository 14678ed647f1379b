import type { SqlWords } from './migration.ts';

// The sums and joined texts change nothing, but keep SQLite, which does not know how leads are spread, from choosing the index of all
// suspects or of all states instead.
const isListed = 'suspect + 0 = 0 AND merged_into IS NULL';
const isOpen = `state || '' = 'open'`;
const isFollowUp = `state || '' IN ('no-answer', 'called', 'booked') AND follow_up_at IS NOT NULL`;
const isDone = `(state || '' IN ('not-ours', 'spam', 'done') OR (state || '' IN ('called', 'booked') AND follow_up_at IS NULL))`;

/**
 * The lists of the call board in the order they are shown, so that a page of one is read without sorting, or even touching,
 * what is not on it. Queries name suspicion and states by the same literals (records/board/work-list.ts), because only then an
 * engine can tell that such an index holds all they ask for.
 */
const boardIndexes = [
  `CREATE INDEX leads_to_call ON leads (due_at, received_at, id, clock_starts_at) WHERE ${isListed} AND ${isOpen}`,
  `CREATE INDEX leads_to_open ON leads (clock_starts_at, received_at, id, due_at) WHERE ${isListed} AND ${isOpen}`,
  `CREATE INDEX leads_to_follow ON leads (follow_up_at, received_at, id) WHERE ${isListed} AND ${isFollowUp}`,
  `CREATE INDEX leads_unreached ON leads (due_at, received_at, id)
    WHERE ${isListed} AND state || '' = 'no-answer' AND follow_up_at IS NULL`,
  `CREATE INDEX leads_done ON leads (received_at, id) WHERE ${isListed} AND ${isDone}`,
  `CREATE INDEX leads_by_call ON leads (called_at) WHERE ${isListed} AND ${isDone}`,
  'CREATE INDEX leads_suspected ON leads (state) WHERE suspect = 1',
  'CREATE INDEX leads_by_suspicion ON leads (suspect, received_at, id)',
  'CREATE INDEX leads_held ON leads (held_until) WHERE held_until IS NOT NULL',
  'CREATE INDEX leads_merged ON leads (merged_into) WHERE merged_into IS NOT NULL',
];

/** Of those due at the same time the urgent one is called first; the overdue, of whom the latest was called first, were read from the other end. */
export const urgentFirst = () => [
  'DROP INDEX leads_to_call',
  'DROP INDEX leads_to_open',
  `CREATE INDEX leads_to_call ON leads (due_at, urgent DESC, received_at, id, clock_starts_at) WHERE ${isListed} AND ${isOpen}`,
  `CREATE INDEX leads_to_open ON leads (clock_starts_at, urgent DESC, received_at, id, due_at) WHERE ${isListed} AND ${isOpen}`,
  `CREATE INDEX leads_overdue ON leads (due_at, urgent, received_at, id) WHERE ${isListed} AND ${isOpen}`,
];

/** Of the overdue the urgent are called first, then who waits longest. */
export const longestWaitFirst = () => [
  'DROP INDEX leads_overdue',
  `CREATE INDEX leads_overdue ON leads (urgent, due_at, received_at, id) WHERE ${isListed} AND ${isOpen}`,
];

/** Who only called: a search asks for them each time, and mostly there are few. */
export const namelessCalls = () => [
  "CREATE INDEX leads_nameless ON leads (received_at, id) WHERE kind = 'missed-call' AND name = ''",
];

/**
 * An index of words within words, for PostgreSQL: by it a search of a million leads takes as long as one of ten thousand. The
 * extension comes with every PostgreSQL, and an owner of a database may add it; where it is missing, or refused, leads are gone
 * through instead. Nothing waits in a list to be put into the index later, because a visitor would wait for that.
 */
const trigramIndex = `DO $$ BEGIN
  CREATE EXTENSION IF NOT EXISTS pg_trgm;
  CREATE INDEX lead_words_by_trigram ON lead_words USING gin (words gin_trgm_ops) WITH (fastupdate = off);
EXCEPTION WHEN insufficient_privilege OR undefined_file OR feature_not_supported OR undefined_object THEN
  RAISE NOTICE 'Searching without an index of words: %', SQLERRM;
END $$`;

/** Leads, what was sent again with other words, what staff did with them, and the words they are found by. */
export const leadsSchema = ({ integer, strict, hasTrigrams }: SqlWords) => [
  // What was sent before it was corrected (JSON) stands in sent_first; region and mailbox follow from ZIP code and address.
  `CREATE TABLE leads (
    id TEXT PRIMARY KEY NOT NULL,
    request_id TEXT NOT NULL UNIQUE,
    content_hash TEXT NOT NULL,
    kind TEXT NOT NULL,
    state TEXT NOT NULL,
    received_at ${integer} NOT NULL,
    due_at ${integer} NOT NULL,
    name TEXT NOT NULL,
    phone TEXT NOT NULL,
    phone_as_typed TEXT NOT NULL,
    email TEXT NOT NULL,
    zip TEXT NOT NULL,
    appliance TEXT NOT NULL,
    preferred_time TEXT NOT NULL,
    urgent ${integer} NOT NULL,
    message TEXT NOT NULL,
    page TEXT NOT NULL,
    lang TEXT NOT NULL,
    subject TEXT NOT NULL,
    source TEXT NOT NULL,
    consent TEXT NOT NULL,
    suspect ${integer} NOT NULL,
    suspicions TEXT NOT NULL,
    outside_area ${integer} NOT NULL,
    called_at ${integer},
    clock_starts_at ${integer} NOT NULL DEFAULT 0,
    sign TEXT NOT NULL DEFAULT '',
    follow_up_at ${integer},
    attempts ${integer} NOT NULL DEFAULT 0,
    held_by TEXT,
    held_until ${integer},
    region TEXT NOT NULL DEFAULT '',
    mailbox TEXT NOT NULL DEFAULT '',
    entered_by TEXT NOT NULL DEFAULT '',
    merged_into TEXT,
    sent_first TEXT,
    canceled_at ${integer},
    erased_at ${integer}
  )${strict}`,
  'CREATE INDEX leads_by_content ON leads (content_hash, received_at)',
  'CREATE INDEX leads_by_state ON leads (state, received_at)',
  'CREATE INDEX leads_by_time ON leads (received_at, id)',
  'CREATE INDEX leads_by_phone ON leads (phone, received_at)',
  'CREATE INDEX leads_by_mailbox ON leads (mailbox, received_at)',
  ...boardIndexes,
  `CREATE TABLE lead_amendments (
    id TEXT PRIMARY KEY NOT NULL,
    lead_id TEXT NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
    content_hash TEXT NOT NULL,
    received_at ${integer} NOT NULL,
    content TEXT NOT NULL,
    UNIQUE (lead_id, content_hash)
  )${strict}`,
  // The press, which may have marked many leads, and what this lead was before it.
  `CREATE TABLE lead_events (
    id TEXT PRIMARY KEY NOT NULL,
    lead_id TEXT NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
    at ${integer} NOT NULL,
    outcome TEXT NOT NULL,
    operator TEXT NOT NULL,
    note TEXT NOT NULL,
    follow_up_at ${integer},
    press TEXT NOT NULL DEFAULT '',
    was TEXT NOT NULL DEFAULT ''
  )${strict}`,
  'CREATE INDEX lead_events_by_lead ON lead_events (lead_id)',
  'CREATE INDEX lead_events_by_press ON lead_events (press)',
  // All words of a lead, folded, beside it, because a search has to go through them all and would read the rest of each lead with
  // them. Words of an older rule stay until the running server has made them anew (records/search/lead-words.ts).
  `CREATE TABLE lead_words (
    lead_id TEXT PRIMARY KEY NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
    received_at ${integer} NOT NULL,
    words TEXT NOT NULL,
    version ${integer} NOT NULL DEFAULT 0,
    came_from TEXT NOT NULL DEFAULT ''
  )${strict}`,
  'CREATE INDEX lead_words_by_time ON lead_words (received_at, lead_id)',
  'CREATE INDEX lead_words_by_version ON lead_words (version)',
  ...(hasTrigrams ? [trigramIndex] : []),
];
