// The words a lead is found by: what it says and what was sent again, where it is, what staff noted, folded, a line for each.
import { sql } from 'kysely';
import { nameSource } from '#domain/figures/lead-tallies.ts';
import { visitOutcomes } from '#domain/leads/lead.ts';
import { listContentTexts, listLeadTexts } from '#domain/leads/search-texts.ts';
import { foldText } from '#domain/words/fold-text.ts';
import { contentOfRow, parseContent } from '#server/store/records/leads/content-rows.ts';
import { amendmentOf, sourceOfRow } from '#server/store/records/leads/lead-rows.ts';
import { readVisitWords } from '#server/store/records/visits/visits-of-leads.ts';
import type { LeadRow, LeadTransaction, NewLeadRow } from '#server/store/database/tables.ts';

/** Of the rule by which words are made: with another number, those of leads of before are made anew. */
export const wordsVersion = 2;

type Row = Pick<NewLeadRow, 'page' | 'source' | 'received_at' | 'id'> & Parameters<typeof contentOfRow>[0];

function wordsOf(row: Row, others: readonly string[]) {
  const texts = [...listLeadTexts({ ...contentOfRow(row), page: row.page }), ...others].map(foldText);
  return {
    lead_id: row.id,
    received_at: row.received_at,
    words: [...new Set(texts)].filter((line) => line !== '').join('\n'),
    version: wordsVersion,
    came_from: nameSource(sourceOfRow(row.source)),
  };
}

/** Makes a new lead searchable. */
export async function addWords(transaction: LeadTransaction, row: NewLeadRow): Promise<void> {
  await transaction.insertInto('lead_words').values(wordsOf(row, [])).execute();
}

/** What was sent again for leads, and what staff noted, by the id of the lead. */
async function readLaterWords(
  transaction: LeadTransaction,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const amendments = await transaction
    .selectFrom('lead_amendments')
    .selectAll()
    .where('lead_id', 'in', ids)
    .execute();
  const notes = await transaction
    .selectFrom('lead_events')
    .select(['lead_id', 'note'])
    .where('lead_id', 'in', ids)
    .where('note', '!=', '')
    // Those of visits tell what the visit was; what it is now follows.
    .where('outcome', 'not in', visitOutcomes)
    .execute();
  const visits = await readVisitWords(transaction, ids);
  const said = [
    ...amendments.map((row) => [row.lead_id, listContentTexts(amendmentOf(row).content)] as const),
    ...notes.map((row) => [row.lead_id, [row.note]] as const),
    ...visits,
  ];
  const grouped = Map.groupBy(said, ([leadId]) => leadId);
  return new Map([...grouped].map(([leadId, all]) => [leadId, all.flatMap(([, texts]) => texts)]));
}

/** Whoever has the number that was sent first finds the lead by it, too. */
function listFirstWords({ sent_first }: LeadRow): readonly string[] {
  return sent_first === null ? [] : listContentTexts(parseContent(sent_first));
}

/** Makes leads searchable by all they, their amendments, notes and visits say now. */
export async function rewriteWords(transaction: LeadTransaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const leads = await transaction.selectFrom('leads').selectAll().where('id', 'in', ids).execute();
  if (leads.length === 0) return;
  const later = await readLaterWords(transaction, ids);
  await transaction
    .insertInto('lead_words')
    .values(leads.map((row) => wordsOf(row, [...listFirstWords(row), ...(later.get(row.id) ?? [])])))
    .onConflict((conflict) =>
      conflict.column('lead_id').doUpdateSet({
        words: sql.ref('excluded.words'),
        version: sql.ref('excluded.version'),
        came_from: sql.ref('excluded.came_from'),
      }),
    )
    .execute();
}
