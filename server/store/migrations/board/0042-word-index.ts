import type { Migration } from '#server/store/database/migration.ts';

/**
 * An index of words within words, for PostgreSQL: by it a search of a million leads takes as long as one of ten thousand. The
 * extension comes with every PostgreSQL, and an owner of a database may add it; where it is missing, or refused, leads are gone
 * through as before. Nothing waits in a list to be put into the index later: a visitor would wait for that.
 */
export const wordIndexMigration: Migration = {
  name: '0042-word-index',
  statements: ({ hasTrigrams }) =>
    hasTrigrams
      ? [
          `DO $$ BEGIN
            CREATE EXTENSION IF NOT EXISTS pg_trgm;
            CREATE INDEX lead_words_by_trigram ON lead_words USING gin (words gin_trgm_ops) WITH (fastupdate = off);
          EXCEPTION WHEN insufficient_privilege OR undefined_file OR feature_not_supported OR undefined_object THEN
            RAISE NOTICE 'Searching without an index of words: %', SQLERRM;
          END $$`,
        ]
      : [],
};
