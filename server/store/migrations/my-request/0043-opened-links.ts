import type { Migration } from '#server/store/database/migration.ts';

/** Devices that opened a link ("opened") stand beside those that sent the request ("device"), with when the link was made. */
export const openedLinksMigration: Migration = {
  name: '0043-opened-links',
  statements: ({ integer }) => [`ALTER TABLE request_links ADD COLUMN link_made_at ${integer}`],
};
