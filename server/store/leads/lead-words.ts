// The words a lead is found by: what it says and what was sent again, folded, a line for each field.
import { sql } from 'kysely';
import type { LeadContent } from '#domain/leads/lead.ts';
import { listSignWords } from '#domain/repair/lead-sign.ts';
import { foldText } from '#domain/words/fold-text.ts';
import { comesAfter, type LeadPlace } from './lead-place.ts';
import { amendmentOf, contentOfRow } from './lead-rows.ts';
import { readVisitWords } from '#server/store/visits/visits-of-leads.ts';
import type { LeadDatabase, LeadTransaction, NewLeadRow } from '#server/store/tables.ts';

function wordsOf(contents: readonly LeadContent[], visit: readonly string[] = []): string {
  const lines = contents.flatMap((content) => {
    const { name, email, zip, message, phone, phoneAsTyped } = content;
    return [name, email, zip, message, phone, phoneAsTyped, ...listSignWords(content)].map(foldText);
  });
  return [...new Set([...lines, ...visit.map(foldText)])].filter((line) => line !== '').join('\n');
}

/** Makes a new lead searchable. */
export async function addWords(transaction: LeadTransaction, row: NewLeadRow): Promise<void> {
  const words = wordsOf([contentOfRow(row)]);
  await transaction
    .insertInto('lead_words')
    .values({ lead_id: row.id, received_at: row.received_at, words })
    .execute();
}

/** Makes leads searchable by all they and their amendments say now. */
export async function rewriteWords(transaction: LeadTransaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const leads = await transaction.selectFrom('leads').selectAll().where('id', 'in', ids).execute();
  const amendments = await transaction
    .selectFrom('lead_amendments')
    .selectAll()
    .where('lead_id', 'in', ids)
    .execute();
  const amendmentsOf = Map.groupBy(amendments, (row) => row.lead_id);
  const visitWords = await readVisitWords(transaction, ids);
  const rows = leads.map((row) => {
    const again = (amendmentsOf.get(row.id) ?? []).map((amendment) => amendmentOf(amendment).content);
    const words = wordsOf([contentOfRow(row), ...again], visitWords.get(row.id));
    return { lead_id: row.id, received_at: row.received_at, words };
  });
  await transaction
    .insertInto('lead_words')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('lead_id').doUpdateSet((build) => ({ words: build.ref('excluded.words') })),
    )
    .execute();
}

async function countRows(database: LeadDatabase, table: 'leads' | 'lead_words'): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(
    database,
  );
  return rows[0]?.count ?? 0;
}

/** Whether each lead has its words: not so after an update, or while an older server still takes leads. */
export async function haveAllWords(database: LeadDatabase): Promise<boolean> {
  return (await countRows(database, 'leads')) === (await countRows(database, 'lead_words'));
}

/** Gives their words to those of the next leads, the newest first, that lack them; resolves with the place of the last. */
export async function fillWords(
  transaction: LeadTransaction,
  after: LeadPlace | undefined,
  limit: number,
): Promise<LeadPlace | undefined> {
  const leads = await transaction
    .selectFrom('leads')
    .select(['id', 'received_at as receivedAt'])
    .where(comesAfter(after))
    .orderBy('received_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  const ids = leads.map(({ id }) => id);
  if (ids.length === 0) return undefined;
  const filled = await transaction
    .selectFrom('lead_words')
    .select('lead_id')
    .where('lead_id', 'in', ids)
    .execute();
  const known = new Set(filled.map(({ lead_id }) => lead_id));
  await rewriteWords(
    transaction,
    ids.filter((id) => !known.has(id)),
  );
  return leads.at(-1);
}
