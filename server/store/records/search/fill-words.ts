// Fills in search words, region and mailbox of leads that an older version kept, a few hundred at a time while the server runs.
import { mailboxOf } from '#domain/leads/person.ts';
import { findZipRegion } from '#domain/opening/today-place.ts';
import { comesAfter, type LeadCursor } from '#server/store/records/leads/lead-cursor.ts';
import { rewriteWords, wordsVersion } from './lead-words.ts';
import type { LeadDatabase, LeadTransaction } from '#server/store/database/tables.ts';
import type { StoreEngine } from '#server/store/database/store-engine.ts';

/** Whether each lead has its words: not so after an update, or while an older server still takes leads. */
async function haveAllWords(database: LeadDatabase): Promise<boolean> {
  const leads = await database
    .selectFrom('leads')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const words = await database
    .selectFrom('lead_words')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('version', '>=', wordsVersion)
    .executeTakeFirstOrThrow();
  return leads.count === words.count;
}

/** Region and mailbox, which leads of before have not, or not as they are folded now. */
async function fillColumns(transaction: LeadTransaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const rows = await transaction
    .selectFrom('leads')
    .select(['id', 'zip', 'email', 'region', 'mailbox'])
    .where('id', 'in', ids)
    .execute();
  for (const { id, zip, email, ...kept } of rows) {
    const known = { region: findZipRegion(zip) ?? '', mailbox: mailboxOf(email) };
    if (known.region !== kept.region || known.mailbox !== kept.mailbox)
      await transaction.updateTable('leads').set(known).where('id', '=', id).execute();
  }
}

/** Some ten milliseconds of work. */
const filledAtOnce = 200;

/** Makes those of the next leads, the newest first, searchable that are not; resolves with the cursor of the last. */
async function fillWords(
  transaction: LeadTransaction,
  after: LeadCursor | undefined,
): Promise<LeadCursor | undefined> {
  const leads = await transaction
    .selectFrom('leads')
    .select(['id', 'received_at as receivedAt'])
    .where(comesAfter(after))
    .orderBy('received_at', 'desc')
    .orderBy('id', 'desc')
    .limit(filledAtOnce)
    .execute();
  const ids = leads.map(({ id }) => id);
  if (ids.length === 0) return undefined;
  const filled = await transaction
    .selectFrom('lead_words')
    .select('lead_id')
    .where('lead_id', 'in', ids)
    .where('version', '>=', wordsVersion)
    .execute();
  const known = new Set(filled.map(({ lead_id }) => lead_id));
  const missing = ids.filter((id) => !known.has(id));
  await fillColumns(transaction, missing);
  await rewriteWords(transaction, missing);
  return leads.at(-1);
}

export function createSearchStore({ database, transactPatiently }: StoreEngine) {
  return {
    /**
     * Makes a few hundred leads searchable that an older version kept, from a cursor on; resolves with the next cursor, or
     * undefined when there are no more.
     */
    async fillSearch(after: LeadCursor | undefined): Promise<LeadCursor | undefined> {
      if (after === undefined && (await haveAllWords(database))) return undefined;
      return transactPatiently((transaction) => fillWords(transaction, after));
    },
  };
}

export type SearchStore = ReturnType<typeof createSearchStore>;
