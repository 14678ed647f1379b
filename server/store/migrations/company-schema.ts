import type { SqlWords } from './migration.ts';

/** Who may use the call board and who changed what there, what the owner said of certain days, and what is known of the clock. */
export const companySchema = ({ integer, counted, strict }: SqlWords) => [
  `CREATE TABLE operators (
    id TEXT PRIMARY KEY NOT NULL,
    name TEXT NOT NULL UNIQUE,
    created_at ${integer} NOT NULL,
    role TEXT NOT NULL DEFAULT 'dispatcher'
  )${strict}`,
  // Of links and sessions only hashes are kept; the id of a session names it to people, and opens nothing.
  `CREATE TABLE sign_in_links (
    token_hash TEXT PRIMARY KEY NOT NULL,
    operator_id TEXT NOT NULL REFERENCES operators (id) ON DELETE CASCADE,
    expires_at ${integer} NOT NULL
  )${strict}`,
  `CREATE TABLE board_sessions (
    token_hash TEXT PRIMARY KEY NOT NULL,
    operator_id TEXT NOT NULL REFERENCES operators (id) ON DELETE CASCADE,
    created_at ${integer} NOT NULL,
    expires_at ${integer} NOT NULL,
    id TEXT NOT NULL DEFAULT '',
    device TEXT NOT NULL DEFAULT '',
    seen_at ${integer} NOT NULL DEFAULT 0
  )${strict}`,
  `CREATE TABLE board_changes (
    number ${counted},
    at ${integer} NOT NULL,
    operator TEXT NOT NULL,
    what TEXT NOT NULL,
    detail TEXT NOT NULL
  )${strict}`,
  'CREATE INDEX board_changes_by_time ON board_changes (at)',
  // Closed days, other hours, notices and regions we are away from; what each says is JSON.
  `CREATE TABLE opening_exceptions (
    id TEXT PRIMARY KEY NOT NULL,
    content TEXT NOT NULL,
    ends_at ${integer},
    created_at ${integer} NOT NULL,
    changed_at ${integer} NOT NULL,
    operator TEXT NOT NULL
  )${strict}`,
  // The last time that was believed (one row), and the times a clock showed that was not. Of a lead received at such a time is
  // known only that it is no older than the end of that doubt.
  `CREATE TABLE clock (
    id ${integer} PRIMARY KEY NOT NULL CHECK (id = 1),
    seen_at ${integer} NOT NULL,
    is_doubted ${integer} NOT NULL
  )${strict}`,
  `CREATE TABLE clock_doubts (
    from_at ${integer} PRIMARY KEY NOT NULL,
    to_at ${integer} NOT NULL,
    ended_at ${integer}
  )${strict}`,
];

/** One storm closes several regions: what named one names a list. */
export const awayRegions = () => [
  `UPDATE opening_exceptions
    SET content = replace(replace(content, '"region":"', '"regions":["'), '","fromMs"', '"],"fromMs"')
    WHERE content LIKE '%"kind":"away"%'`,
];
