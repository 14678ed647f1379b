import type { Migration } from '#server/store/database/migration.ts';

/** Which of the notices that wait is sent first: the smaller the earlier. The numbers are those of add-notices.ts. */
export const noticeRankMigration: Migration = {
  name: '0012-notice-rank',
  statements: ({ integer }) => [
    `ALTER TABLE notices ADD COLUMN rank ${integer} NOT NULL DEFAULT 1`,
    `UPDATE notices SET rank = CASE
        WHEN kind = 'acknowledgement' THEN 3
        WHEN lead_id IN (SELECT id FROM leads WHERE suspicions <> '[]') THEN 2
        ELSE 0
      END
      WHERE state IN ('due', 'retry', 'leased')
        AND (kind = 'acknowledgement' OR lead_id IN (SELECT id FROM leads WHERE urgent = 1 OR suspicions <> '[]'))`,
  ],
};
