import type { Migration } from '#server/store/database/migration.ts';

/** Owners and dispatchers, and who changed what. Whoever was an operator before there were roles is an owner. */
export const rolesMigration: Migration = {
  name: '0030-roles',
  statements: ({ integer, counted, strict }) => [
    `ALTER TABLE operators ADD COLUMN role TEXT NOT NULL DEFAULT 'dispatcher'`,
    `UPDATE operators SET role = 'owner'`,
    `CREATE TABLE board_changes (
      number ${counted},
      at ${integer} NOT NULL,
      operator TEXT NOT NULL,
      what TEXT NOT NULL,
      detail TEXT NOT NULL
    )${strict}`,
  ],
};
