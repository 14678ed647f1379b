// The notices a lead owes, as rows of its own commit.
import type { Lead } from '#domain/leads/lead.ts';
import type { LeadTransaction } from '#server/store/database/tables.ts';
import { isToCustomer, type NoticeKind } from './notice-kinds.ts';
import { insertNotices } from './notice-id.ts';
import type { NewNotice } from './notice.ts';
import { findHoldCode } from './ration-acknowledgements.ts';
import { findAmendmentTime } from './space-amendments.ts';

export type OwedNotice = Omit<NewNotice, 'kind'> & {
  readonly kind: NoticeKind;
  /** The event that owes it, if the lead itself does not. */
  readonly owedBy?: string;
};

/**
 * Who is told first when many wait: staff before customers, of what is urgent before the rest, and last of all of posts that
 * look machine-made. So that hundreds of those hold up no real one.
 */
export function rankNotice(
  kind: NoticeKind,
  { urgent, suspicions }: Pick<Lead, 'urgent' | 'suspicions'>,
): number {
  if (isToCustomer(kind)) return 3;
  if (suspicions.length > 0) return 2;
  return urgent ? 0 : 1;
}

type Post = Pick<Lead, 'urgent' | 'suspicions' | 'receivedAt'>;

async function rowOf(
  transaction: LeadTransaction,
  leadId: string,
  lead: Post,
  { id, channel, kind, at, ration, heldBack, owedBy = '' }: OwedNotice,
) {
  // What is kept is on the board by itself: no outbox has to carry it there.
  const isDone = channel === 'board' && at <= lead.receivedAt;
  const heldCode = heldBack ?? (ration && (await findHoldCode(transaction, ration, lead.receivedAt)));
  return {
    id,
    lead_id: leadId,
    kind,
    channel,
    rank: rankNotice(kind, lead),
    state: heldCode === undefined ? (isDone ? 'sent' : 'due') : 'held',
    last_code: heldCode ?? null,
    recipient: ration?.recipient ?? null,
    next_at: at,
    sent_at: isDone ? lead.receivedAt : null,
    attempts: 0,
    created_at: lead.receivedAt,
    owed_by: owedBy,
  };
}

/** Writes down the notices that a post causes, at the moment it came. */
export async function addNotices(
  transaction: LeadTransaction,
  leadId: string,
  lead: Post,
  notices: readonly OwedNotice[],
): Promise<void> {
  const rows = [];
  for (const notice of notices) {
    const isSpaced = notice.kind === 'amendment' && notice.channel !== 'board';
    const at = isSpaced ? await findAmendmentTime(transaction, { ...notice, leadId }) : notice.at;
    rows.push(await rowOf(transaction, leadId, lead, { ...notice, at }));
  }
  await insertNotices(transaction, rows);
}
