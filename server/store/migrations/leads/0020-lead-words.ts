import type { Migration } from '#server/store/database/migration.ts';

/**
 * What a search looks into: all words of a lead, also those sent again, folded. Beside the leads, for a search has to go
 * through them all and would read the rest of each lead with them. Leads of before are filled in by the running server
 * (leads/lead-words.ts): no engine folds text as we do.
 */
export const leadWordsMigration: Migration = {
  name: '0020-lead-words',
  statements: ({ integer, strict }) => [
    `CREATE TABLE lead_words (
      lead_id TEXT PRIMARY KEY NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
      received_at ${integer} NOT NULL,
      words TEXT NOT NULL
    )${strict}`,
    'CREATE INDEX lead_words_by_time ON lead_words (received_at, lead_id)',
    'DROP INDEX leads_by_time',
    'CREATE INDEX leads_by_time ON leads (received_at, id)',
  ],
};
