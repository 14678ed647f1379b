import type { Migration } from './migration.ts';

/**
 * What was sent again, as the board searches it. Of what was kept before, the content as a whole: it also holds the names of
 * the fields, so that a search for one of these names finds too much, which is better than nothing.
 */
export const amendmentSearchMigration: Migration = {
  name: '0020-amendment-search',
  statements: () => [
    "ALTER TABLE lead_amendments ADD COLUMN search_text TEXT NOT NULL DEFAULT ''",
    'UPDATE lead_amendments SET search_text = lower(content)',
  ],
};
