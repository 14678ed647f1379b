// The mail that a customer is owed when the desk does something with their visit: one, with the truth of when it goes.
import type { AnswerCode } from '#domain/leads/notice-answer.ts';
import { rankNotice } from '#server/store/notices/add-notices.ts';
import { parseSuspicions } from '#server/store/leads/lead-rows.ts';
import { isWaiting } from '#server/store/notices/notice-sets.ts';
import type { LeadRow, LeadTransaction } from '#server/store/tables.ts';
import { readVisitNews } from './told-visit.ts';

/** Longer than a press can be taken back, and than a dispatcher takes to put right what was misheard. */
export const visitMailDelayMs = 60_000;

async function gaveAddress(transaction: LeadTransaction, { id, email }: LeadRow): Promise<boolean> {
  if (email !== '') return true;
  const added = await transaction
    .selectFrom('request_changes')
    .select('id')
    .where('lead_id', '=', id)
    .where('kind', '=', 'email')
    .limit(1)
    .executeTakeFirst();
  return added !== undefined;
}

/**
 * To be called in the commit that changes a visit. What still waits to be told goes with it: there is one mail, and none when
 * nothing is new. `press` is the id of what was done.
 */
export async function oweVisitMail(
  transaction: LeadTransaction,
  lead: LeadRow,
  { press, at }: { readonly press: string; readonly at: number },
): Promise<void> {
  if (!(await gaveAddress(transaction, lead))) return;
  const { kind } = await readVisitNews(transaction, lead);
  const code = (kind === 'nothing' ? 'nothing-new' : 'later-instead') satisfies AnswerCode;
  await transaction
    .updateTable('notices')
    .set({ state: 'cancelled', last_code: code })
    .where('lead_id', '=', lead.id)
    .where('kind', '=', 'visit')
    .where(isWaiting)
    .execute();
  if (kind === 'nothing') return;
  const post = { urgent: lead.urgent === 1, suspicions: parseSuspicions(lead.suspicions) };
  await transaction
    .insertInto('notices')
    .values({
      id: `${press}.visit-mail`,
      lead_id: lead.id,
      kind: 'visit',
      channel: 'email',
      rank: rankNotice('visit', post),
      state: 'due',
      last_code: null,
      recipient: null,
      next_at: at + visitMailDelayMs,
      sent_at: null,
      attempts: 0,
      created_at: at,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}
