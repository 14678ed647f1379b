// Numbered changes of the tables, applied once, in order, under a lock that a second starting process waits for.
import { hash } from 'node:crypto';
import { sql } from 'kysely';
import type { LeadDatabase, LeadTransaction } from '#server/store/database/tables.ts';
import { leadsMigration } from './leads/0001-leads.ts';
import { eventsMigration } from './leads/0002-events.ts';
import { noticeAttemptsMigration } from './notices/0003-notice-attempts.ts';
import { operatorsMigration } from './people/0010-operators.ts';
import { waitingNoticesMigration } from './notices/0011-waiting-notices.ts';
import { noticeRankMigration } from './notices/0012-notice-rank.ts';
import { leadClockMigration } from './leads/0013-lead-clock.ts';
import { noticeAnswersMigration } from './notices/0014-notice-answers.ts';
import { noticesSetAsideMigration } from './notices/0015-notices-set-aside.ts';
import { acknowledgementsMigration } from './notices/0016-acknowledgements.ts';
import { leadWordsMigration } from './leads/0020-lead-words.ts';
import { clockMigration } from './leads/0021-clock.ts';
import { boardListsMigration } from './board/0022-board-lists.ts';
import { leadSignMigration } from './leads/0023-lead-sign.ts';
import { openingMigration } from './board/0024-opening.ts';
import { workListMigration } from './board/0026-work-list.ts';
import { searchWordsMigration } from './board/0027-search-words.ts';
import { visitPlanMigration } from './board/0028-visit-plan.ts';
import { visitsMigration } from './board/0029-visits.ts';
import { rolesMigration } from './people/0030-roles.ts';
import { sessionsMigration } from './people/0031-sessions.ts';
import { weeklyMailMigration } from './notices/0032-weekly-mail.ts';
import { requestLinksMigration } from './my-request/0033-request-links.ts';
import { requestChangesMigration } from './my-request/0034-request-changes.ts';
import { photosMigration } from './my-request/0035-photos.ts';
import { textMessagesMigration } from './notices/0036-text-messages.ts';
import { heldWindowsMigration } from './my-request/0037-held-windows.ts';
import { askedAgainMigration } from './my-request/0038-asked-again.ts';
import { visitMailsMigration } from './my-request/0039-visit-mails.ts';
import { correctedLeadsMigration } from './my-request/0041-corrected-leads.ts';
import { openedLinksMigration } from './my-request/0043-opened-links.ts';
import { wordIndexMigration } from './board/0042-word-index.ts';
import type { Migration, SqlWords } from '#server/store/database/migration.ts';

/** In the order they are applied. Never change one that was released: add the next. */
export const migrations: readonly Migration[] = [
  leadsMigration,
  eventsMigration,
  noticeAttemptsMigration,
  operatorsMigration,
  waitingNoticesMigration,
  noticeRankMigration,
  leadClockMigration,
  noticeAnswersMigration,
  noticesSetAsideMigration,
  acknowledgementsMigration,
  leadWordsMigration,
  clockMigration,
  boardListsMigration,
  leadSignMigration,
  openingMigration,
  workListMigration,
  searchWordsMigration,
  visitPlanMigration,
  visitsMigration,
  rolesMigration,
  sessionsMigration,
  requestLinksMigration,
  requestChangesMigration,
  weeklyMailMigration,
  textMessagesMigration,
  photosMigration,
  heldWindowsMigration,
  askedAgainMigration,
  visitMailsMigration,
  correctedLeadsMigration,
  wordIndexMigration,
  openedLinksMigration,
];

export type MigrationEngine = {
  readonly words: SqlWords;
  /** Takes the lock inside the transaction; released with it. */
  readonly lock: (transaction: LeadTransaction) => Promise<void>;
};

async function applyMissing(
  transaction: LeadTransaction,
  words: SqlWords,
  wanted: readonly Migration[],
): Promise<void> {
  await sql
    .raw(
      `CREATE TABLE IF NOT EXISTS migrations (name TEXT PRIMARY KEY NOT NULL, checksum TEXT NOT NULL)${words.strict}`,
    )
    .execute(transaction);
  const applied = new Map(
    (await transaction.selectFrom('migrations').selectAll().execute()).map(({ name, checksum }) => [
      name,
      checksum,
    ]),
  );
  const unknown = [...applied.keys()].find(
    (name) => !migrations.some((migration) => migration.name === name),
  );
  if (unknown !== undefined)
    throw Object.assign(
      new Error(`The lead store was written by a newer version: it has the migration ${unknown}`),
      { code: 'NEWER_VERSION' },
    );
  for (const { name, statements } of wanted) {
    const checksum = hash('sha256', statements(words).join(';\n'));
    const before = applied.get(name);
    if (before !== undefined && before !== checksum)
      throw new Error(`The migration ${name} was changed after it was applied`);
    if (before !== undefined) continue;
    for (const statement of statements(words)) await sql.raw(statement).execute(transaction);
    await transaction.insertInto('migrations').values({ name, checksum }).execute();
  }
}

/**
 * Brings the tables up to date, or to a state of before: all missing changes, or none if one fails. Safe when several
 * processes start at once.
 */
export async function migrate(
  database: LeadDatabase,
  { words, lock }: MigrationEngine,
  wanted = migrations,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await lock(transaction);
    await applyMissing(transaction, words, wanted);
  });
}
