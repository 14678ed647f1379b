// The transaction that keeps a lead with its notices, the same for SQLite and PostgreSQL.
import { agreeToTexts } from '#server/store/acts/marks/agree-to-texts.ts';
import { markLead, type LeadMark } from '#server/store/acts/marks/mark-lead.ts';
import { contentOf } from '#server/store/records/leads/content-rows.ts';
import { rowOf } from '#server/store/records/leads/lead-rows.ts';
import { addWords, rewriteWords } from '#server/store/records/search/lead-words.ts';
import { placeLead } from '#server/store/records/leads/place-lead.ts';
import { addRequestLink } from '#server/store/records/links/request-links.ts';
import { findCustomer } from '#server/store/records/leads/customer-facts.ts';
import { addNotices } from '#server/store/records/notices/add-notices.ts';
import type { LeadTransaction } from '#server/store/database/tables.ts';
import type { NewLead } from '#server/store/records/leads/kept-lead.ts';
import type { NewNotice } from '#server/store/records/notices/notice.ts';

/** What is done with somebody while they are on the line, and what they agree to. */
export type Talk = Pick<LeadMark, 'operator' | 'at' | 'followUpAt' | 'notices'> & {
  /** Texts about the visit, if they do: by which wording, and what stands in the history for it. */
  readonly agreement?: { readonly version: string; readonly note: string } | undefined;
};

/** Everything one accepted post asks the store to keep, together or not at all. */
export type Submission = {
  readonly lead: NewLead;
  /** Given by the page; undefined from a page without script, where equal content within ten minutes is the same lead. */
  readonly requestId: string | undefined;
  /** Equal for two posts that say the same. */
  readonly contentHash: string;
  readonly amendmentId: string;
  readonly notices: readonly NewNotice[];
  /** Of the token by which the sender's device gets to its request, whether it is new or repeated; undefined gives none. */
  readonly deviceHash?: string | undefined;
  /** Who is on the line while they are taken down: called already, in the same commit, wherever it is kept. */
  readonly talk?: Talk | undefined;
  /** Of a call that nobody took: noted in the history of the lead, so that another is seen there. */
  readonly ring?: Pick<LeadMark, 'id' | 'operator' | 'note'> | undefined;
};

export type Saved = {
  /** new: first seen · repeated: kept before · amended: the same person's other words, which are kept beside the lead. */
  readonly kind: 'new' | 'repeated' | 'amended';
  readonly leadId: string;
};

/** Two equal posts without a request id this close together are one visitor pressing twice. */
export const sameContentWindowMs = 10 * 60_000;

/**
 * The request id of a post that brought none. Posts in the same window of the clock get the same id, so that even two
 * at the same instant meet at the UNIQUE column; those on either side of a window's edge are found by their content.
 */
export function derivedRequestId({
  lead,
  contentHash,
}: Pick<Submission, 'contentHash'> & { readonly lead: Pick<Submission['lead'], 'receivedAt'> }): string {
  return `content:${contentHash}:${Math.floor(lead.receivedAt / sameContentWindowMs)}`;
}

async function findSameContent(
  transaction: LeadTransaction,
  { lead, contentHash, ring }: Submission,
): Promise<string | undefined> {
  const row = await transaction
    .selectFrom('leads')
    .select('id')
    // Who rings after the desk has called them back is to be called anew.
    .$if(ring !== undefined, (query) => query.where('state', '=', 'open').where('merged_into', 'is', null))
    .where('content_hash', '=', contentHash)
    .where('received_at', '>', lead.receivedAt - sameContentWindowMs)
    // A lead of a clock that was set back since is not from these minutes.
    .where('received_at', '<', lead.receivedAt + sameContentWindowMs)
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

async function keepAmendment(
  transaction: LeadTransaction,
  submission: Submission,
  leadId: string,
): Promise<Saved['kind']> {
  const added = await transaction
    .insertInto('lead_amendments')
    .values({
      id: submission.amendmentId,
      lead_id: leadId,
      content_hash: submission.contentHash,
      received_at: submission.lead.receivedAt,
      content: JSON.stringify(contentOf(submission.lead)),
    })
    .onConflict((conflict) => conflict.columns(['lead_id', 'content_hash']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (added === undefined) return 'repeated';
  const again = submission.notices
    .filter(({ kind }) => kind === 'dispatch')
    .map((notice) => ({ ...notice, kind: 'amendment' as const }));
  await addNotices(transaction, leadId, submission.lead, again);
  await rewriteWords(transaction, [leadId]);
  return 'amended';
}

async function placeSubmission(transaction: LeadTransaction, submission: Submission): Promise<Saved> {
  const asks = submission.requestId === undefined || submission.ring !== undefined;
  const same = asks ? await findSameContent(transaction, submission) : undefined;
  if (same !== undefined) return { kind: 'repeated', leadId: same };
  const requestId = submission.requestId ?? derivedRequestId(submission);
  const sent = rowOf(submission, requestId);
  const { phone, mailbox = '' } = sent;
  const row = { ...sent, customer: await findCustomer(transaction, { phone, mailbox }) };
  const { kind, leadId } = await placeLead(transaction, row);
  if (kind === 'amends') return { kind: await keepAmendment(transaction, submission, leadId), leadId };
  if (kind === 'new') {
    await addNotices(transaction, leadId, submission.lead, submission.notices);
    await addWords(transaction, row);
  }
  return { kind, leadId };
}

/** Keeps a lead with its notices, or finds that it was kept before; the device that sent it gets its way to it in any case. */
export async function keepLead(transaction: LeadTransaction, submission: Submission): Promise<Saved> {
  const saved = await placeSubmission(transaction, submission);
  const { deviceHash: tokenHash, lead, talk, ring } = submission;
  const { leadId } = saved;
  if (ring !== undefined)
    await markLead(transaction, { ...ring, leadId, at: lead.receivedAt, outcome: 'note' });
  // Taken down again, they were called once.
  if (talk !== undefined && saved.kind !== 'amended') {
    const { agreement: _, ...call } = talk;
    await markLead(transaction, {
      ...call,
      leadId,
      id: `${leadId}.on-the-line`,
      outcome: 'called',
      note: '',
    });
  }
  if (talk?.agreement !== undefined) {
    const { operator, at, agreement } = talk;
    await agreeToTexts(transaction, { ...agreement, id: `${leadId}.texts`, leadId, operator, at });
  }
  if (tokenHash !== undefined)
    await addRequestLink(transaction, { leadId, tokenHash, kind: 'device', createdAt: lead.receivedAt });
  return saved;
}
