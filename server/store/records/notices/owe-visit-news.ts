// The mail and the text that a customer is owed when the desk changes their visit: one of each at most, which tells what is so when
// it is sent.
import type { AnswerCode } from '#domain/leads/notice-answer.ts';
import { rankNotice } from './add-notices.ts';
import { listFamily } from '#server/store/records/leads/merged-leads.ts';
import { postOf } from '#server/store/records/leads/lead-rows.ts';
import { isWaiting } from './notice-sets.ts';
import type { LeadRow, LeadTransaction } from '#server/store/database/tables.ts';
import type { NoticeKind } from './notice-kinds.ts';
import { readOnTheWay } from './read-on-the-way.ts';
import { readVisitNews } from './told-visit.ts';
import { customerChannels, findRecipient, type CustomerChannel } from './visit-recipients.ts';

/** Longer than an action can be taken back, and than a dispatcher takes to put right what was misheard. */
export const visitMailDelayMs = 60_000;
/** Longer than an action can be taken back; somebody looks out of the window. */
const onTheWayDelayMs = 15_000;

const idEnds = { email: 'visit-mail', sms: 'visit-text' } as const;

type Press = { readonly press: string; readonly at: number };
type Lead = Pick<LeadRow, 'id' | 'urgent' | 'suspicions'>;

/** Takes back what still waits to be told. */
async function dropWaiting(
  transaction: LeadTransaction,
  family: readonly string[],
  kind: NoticeKind,
  channels: readonly CustomerChannel[],
  code: AnswerCode,
): Promise<void> {
  await transaction
    .updateTable('notices')
    .set({ state: 'canceled', last_code: code })
    .where('lead_id', 'in', family)
    .where('kind', '=', kind)
    .where('channel', 'in', channels)
    .where(isWaiting)
    .execute();
}

async function owe(
  transaction: LeadTransaction,
  lead: Lead,
  at: number,
  owed: { readonly id: string; readonly leadId: string; readonly kind: NoticeKind } & {
    readonly channel: CustomerChannel;
    readonly delayMs: number;
  },
): Promise<void> {
  const { id, leadId, kind, channel, delayMs } = owed;
  await transaction
    .insertInto('notices')
    .values({
      ...{ id, lead_id: leadId, kind, channel, rank: rankNotice(kind, postOf(lead, at)), state: 'due' },
      ...{
        last_code: null,
        recipient: null,
        next_at: at + delayMs,
        sent_at: null,
        attempts: 0,
        created_at: at,
      },
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/**
 * To be called in the commit that changes a visit. What still waits to be told goes with it: there is one mail and one text, and none
 * when nothing is new. `press` is the id of what was done. Of `channels` only those are told.
 */
export async function oweVisitNews(
  transaction: LeadTransaction,
  lead: Lead,
  { press, at }: Press,
  channels: readonly CustomerChannel[] = customerChannels,
): Promise<void> {
  const family = await listFamily(transaction, lead.id);
  for (const channel of channels) {
    const leadId = await findRecipient(transaction, family, channel);
    if (leadId === undefined) continue;
    const { kind } = await readVisitNews(transaction, lead.id, channel);
    const code = kind === 'nothing' ? 'nothing-new' : 'later-instead';
    await dropWaiting(transaction, family, 'visit', [channel], code);
    if (kind === 'nothing') continue;
    const id = `${press}.${idEnds[channel]}`;
    await owe(transaction, lead, at, { id, leadId, kind: 'visit', channel, delayMs: visitMailDelayMs });
  }
}

/** That somebody is on the way is told once: by text to who agreed to texts, else by mail. If nobody is on the way any more, neither is sent. */
export async function oweOnTheWay(
  transaction: LeadTransaction,
  lead: Lead,
  { press, at }: Press,
): Promise<void> {
  const family = await listFamily(transaction, lead.id);
  await dropWaiting(transaction, family, 'on-the-way', customerChannels, 'nothing-new');
  if ((await readOnTheWay(transaction, lead.id)) === undefined) return;
  const texted = await findRecipient(transaction, family, 'sms');
  const channel = texted === undefined ? 'email' : 'sms';
  const leadId = texted ?? (await findRecipient(transaction, family, 'email'));
  if (leadId === undefined) return;
  const id = `${press}.on-the-way`;
  await owe(transaction, lead, at, { id, leadId, kind: 'on-the-way', channel, delayMs: onTheWayDelayMs });
}
