import type { Migration } from '#server/store/database/migration.ts';

/** What staff did with a lead, and when they first rang. */
export const eventsMigration: Migration = {
  name: '0002-events',
  statements: ({ integer, strict }) => [
    `ALTER TABLE leads ADD COLUMN called_at ${integer}`,
    `CREATE TABLE lead_events (
      id TEXT PRIMARY KEY NOT NULL,
      lead_id TEXT NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
      at ${integer} NOT NULL,
      outcome TEXT NOT NULL,
      operator TEXT NOT NULL,
      note TEXT NOT NULL
    )${strict}`,
    'CREATE INDEX lead_events_by_lead ON lead_events (lead_id)',
  ],
};
