import type { Migration } from '#server/store/database/migration.ts';

/** Every attempt to send a notice, for the board to show. */
export const noticeAttemptsMigration: Migration = {
  name: '0003-notice-attempts',
  statements: ({ integer, strict }) => [
    `CREATE TABLE notice_attempts (
      id TEXT PRIMARY KEY NOT NULL,
      notice_id TEXT NOT NULL REFERENCES notices (id) ON DELETE CASCADE,
      at ${integer} NOT NULL,
      outcome TEXT NOT NULL,
      detail TEXT NOT NULL
    )${strict}`,
    'CREATE INDEX notice_attempts_by_notice ON notice_attempts (notice_id)',
    'CREATE INDEX notices_by_channel ON notices (channel, state, next_at)',
    'CREATE INDEX leads_by_time ON leads (received_at)',
  ],
};
