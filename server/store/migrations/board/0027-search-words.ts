import type { Migration } from '#server/store/database/migration.ts';

/**
 * Which rule made the words of a lead, and where the lead came from, to find it by. Words of an older rule stay until the
 * running server has made them anew (leads/lead-words.ts).
 */
export const searchWordsMigration: Migration = {
  name: '0027-search-words',
  statements: ({ integer }) => [
    `ALTER TABLE lead_words ADD COLUMN version ${integer} NOT NULL DEFAULT 0`,
    `ALTER TABLE lead_words ADD COLUMN came_from TEXT NOT NULL DEFAULT ''`,
    'CREATE INDEX lead_words_by_version ON lead_words (version)',
  ],
};
