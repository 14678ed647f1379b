// The mail that a customer is owed when the desk changes their visit: one at most, which tells what is so when it is sent.
import type { AnswerCode } from '#domain/leads/notice-answer.ts';
import { rankNotice } from './add-notices.ts';
import { listFamily } from '#server/store/records/leads/merged-leads.ts';
import { postOf } from '#server/store/records/leads/lead-rows.ts';
import { isWaiting } from './notice-sets.ts';
import type { LeadRow, LeadTransaction } from '#server/store/database/tables.ts';
import { readVisitNews } from './told-visit.ts';

/** Longer than an action can be taken back, and than a dispatcher takes to put right what was misheard. */
export const visitMailDelayMs = 60_000;

/** Which of them gave an address: the lead itself, else the latest that was merged into it. */
async function findAddressed(
  transaction: LeadTransaction,
  family: readonly [string, ...string[]],
): Promise<string | undefined> {
  const given = await transaction
    .selectFrom('leads')
    .select('id')
    .where('id', 'in', family)
    .where('email', '!=', '')
    .orderBy('received_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return (given.find(({ id }) => id === family[0]) ?? given[0])?.id;
}

/**
 * To be called in the commit that changes a visit. What still waits to be told goes with it: there is one mail, and none when
 * nothing is new. `press` is the id of what was done.
 */
export async function oweVisitMail(
  transaction: LeadTransaction,
  lead: Pick<LeadRow, 'id' | 'urgent' | 'suspicions'>,
  { press, at }: { readonly press: string; readonly at: number },
): Promise<void> {
  const family = await listFamily(transaction, lead.id);
  const addressed = await findAddressed(transaction, family);
  if (addressed === undefined) return;
  const { kind } = await readVisitNews(transaction, lead.id);
  const code = (kind === 'nothing' ? 'nothing-new' : 'later-instead') satisfies AnswerCode;
  await transaction
    .updateTable('notices')
    .set({ state: 'cancelled', last_code: code })
    .where('lead_id', 'in', family)
    .where('kind', '=', 'visit')
    .where(isWaiting)
    .execute();
  if (kind === 'nothing') return;
  await transaction
    .insertInto('notices')
    .values({
      id: `${press}.visit-mail`,
      lead_id: addressed,
      kind: 'visit',
      channel: 'email',
      rank: rankNotice('visit', postOf(lead, at)),
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
