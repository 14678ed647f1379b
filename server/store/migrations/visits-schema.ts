import type { SqlWords } from './migration.ts';

/** Who makes visits, when each region takes how many, the visits, and windows that visitors picked. */
export const visitsSchema = ({ integer, strict }: SqlWords) => [
  // A technician who leaves stays, because visits were theirs. Of the private address of a calendar the hash is kept.
  `CREATE TABLE technicians (
    id TEXT PRIMARY KEY NOT NULL,
    name TEXT NOT NULL,
    created_at ${integer} NOT NULL,
    gone_at ${integer},
    feed_hash TEXT UNIQUE,
    feed_made_at ${integer}
  )${strict}`,
  `CREATE TABLE visit_windows (
    weekday ${integer} NOT NULL,
    from_hour ${integer} NOT NULL,
    region TEXT NOT NULL,
    places ${integer} NOT NULL,
    PRIMARY KEY (weekday, from_hour, region)
  )${strict}`,
  `CREATE TABLE visits (
    id TEXT PRIMARY KEY NOT NULL,
    lead_id TEXT NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
    day TEXT NOT NULL,
    from_hour ${integer} NOT NULL,
    to_hour ${integer} NOT NULL,
    region TEXT NOT NULL,
    technician_id TEXT,
    note TEXT NOT NULL,
    state TEXT NOT NULL,
    sequence ${integer} NOT NULL,
    created_at ${integer} NOT NULL,
    changed_at ${integer} NOT NULL,
    operator TEXT NOT NULL
  )${strict}`,
  'CREATE INDEX visits_by_day ON visits (day, from_hour)',
  'CREATE INDEX visits_by_lead ON visits (lead_id, created_at)',
  'CREATE INDEX visits_by_technician ON visits (technician_id, day)',
  // What each press changed, so that it can be taken back.
  `CREATE TABLE visit_changes (
    id TEXT PRIMARY KEY NOT NULL,
    visit_id TEXT NOT NULL REFERENCES visits (id) ON DELETE CASCADE,
    sequence ${integer} NOT NULL,
    at ${integer} NOT NULL,
    visit_was TEXT NOT NULL
  )${strict}`,
  'CREATE INDEX visit_changes_by_visit ON visit_changes (visit_id, sequence)',
  // Who books in a window holds its row until the commit: of two who want the last place one waits for the other.
  `CREATE TABLE visit_turns (
    day TEXT NOT NULL,
    from_hour ${integer} NOT NULL,
    region TEXT NOT NULL,
    PRIMARY KEY (day, from_hour, region)
  )${strict}`,
  // Each takes a place until its time is up, it is given back, or a visit takes it over.
  `CREATE TABLE held_windows (
    id TEXT PRIMARY KEY NOT NULL,
    lead_id TEXT NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
    day TEXT NOT NULL,
    from_hour ${integer} NOT NULL,
    region TEXT NOT NULL,
    held_at ${integer} NOT NULL,
    until_at ${integer} NOT NULL,
    released_at ${integer},
    released_by TEXT NOT NULL DEFAULT ''
  )${strict}`,
  'CREATE INDEX held_windows_by_lead ON held_windows (lead_id, held_at)',
  'CREATE INDEX held_windows_by_time ON held_windows (until_at) WHERE released_at IS NULL',
];
