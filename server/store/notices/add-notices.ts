// The notices a lead owes, as rows of its own commit.
import type { Lead } from '#domain/leads/lead.ts';
import type { LeadTransaction } from '#server/store/tables.ts';
import type { NewNotice, NoticeKind } from './notice-store.ts';

export type OwedNotice = Omit<NewNotice, 'kind'> & { readonly kind: NoticeKind };

/**
 * Who is told first when many wait: staff before customers, of what is urgent before the rest, and last of all of posts that
 * look machine-made. So that hundreds of those hold up no real one.
 */
export function rankNotice(
  kind: NoticeKind,
  { urgent, suspicions }: Pick<Lead, 'urgent' | 'suspicions'>,
): number {
  if (kind === 'acknowledgement') return 3;
  if (suspicions.length > 0) return 2;
  return urgent ? 0 : 1;
}

/** Writes down the notices that a post causes, at the moment it came. */
export async function addNotices(
  transaction: LeadTransaction,
  leadId: string,
  lead: Pick<Lead, 'urgent' | 'suspicions' | 'receivedAt'>,
  notices: readonly OwedNotice[],
): Promise<void> {
  const rows = notices.map(({ id, channel, kind, at }) => {
    // What is kept is on the board by itself: no dispatcher has to carry it there.
    const isDone = channel === 'board' && at <= lead.receivedAt;
    return {
      id,
      lead_id: leadId,
      kind,
      channel,
      rank: rankNotice(kind, lead),
      state: isDone ? 'sent' : 'due',
      next_at: at,
      sent_at: isDone ? lead.receivedAt : null,
      attempts: 0,
      created_at: lead.receivedAt,
    };
  });
  if (rows.length > 0) await transaction.insertInto('notices').values(rows).execute();
}
