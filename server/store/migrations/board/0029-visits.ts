import type { Migration } from '#server/store/database/migration.ts';

/**
 * Visits, and what each press changed, so that it can be taken back. Who books in a window holds the row of its turn until the
 * commit: of two who want the last place one waits for the other.
 */
export const visitsMigration: Migration = {
  name: '0029-visits',
  statements: ({ integer, strict }) => [
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
    `CREATE TABLE visit_changes (
      id TEXT PRIMARY KEY NOT NULL,
      visit_id TEXT NOT NULL REFERENCES visits (id) ON DELETE CASCADE,
      sequence ${integer} NOT NULL,
      at ${integer} NOT NULL,
      visit_was TEXT NOT NULL
    )${strict}`,
    'CREATE INDEX visit_changes_by_visit ON visit_changes (visit_id, sequence)',
    `CREATE TABLE visit_turns (
      day TEXT NOT NULL,
      from_hour ${integer} NOT NULL,
      region TEXT NOT NULL,
      PRIMARY KEY (day, from_hour, region)
    )${strict}`,
  ],
};
