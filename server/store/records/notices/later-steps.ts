// When several steps of a lead are due at once, staff are told only the latest.
import { sql, type SqlBool } from 'kysely';
import type { AnswerCode } from '#domain/leads/notice-answer.ts';
import type { LeadTransaction, NoticeRow } from '#server/store/database/tables.ts';

/**
 * No later step of the same lead, owed by the same event, is due on this channel or being sent: an alarm comes later than every
 * reminder, else the one that is due later. So there is one to lease at each moment, whoever looks.
 */
export function isLatestStep(now: number) {
  return sql<SqlBool>`(notices.kind not in ('reminder', 'amendment') or not exists (
    select 1 from notices as later
    where later.lead_id = notices.lead_id and later.channel = notices.channel and later.owed_by = notices.owed_by
      and later.id <> notices.id
      and later.state in ('due', 'retry', 'leased') and (later.state = 'leased' or later.next_at <= ${now})
      and ((notices.kind = 'reminder' and later.kind = 'alarm')
        or (later.kind = notices.kind and (later.state = 'leased' or later.next_at > notices.next_at
          or (later.next_at = notices.next_at and later.id > notices.id))))))`;
}

/** Notices that were taken for sending stand for the steps before them: what still waits of these is not sent any more. */
export async function dropEarlierSteps(
  transaction: LeadTransaction,
  taken: readonly NoticeRow[],
  now: number,
): Promise<void> {
  for (const { id, lead_id: leadId, channel, owed_by: owedBy, kind } of taken) {
    if (!['reminder', 'alarm', 'amendment'].includes(kind)) continue;
    const code = (kind === 'alarm' ? 'alarm-instead' : 'later-instead') satisfies AnswerCode;
    await transaction
      .updateTable('notices')
      .set({ state: 'canceled', last_code: code })
      .where('lead_id', '=', leadId)
      .where('channel', '=', channel)
      .where('owed_by', '=', owedBy)
      .where('kind', '=', kind === 'alarm' ? 'reminder' : kind)
      .where('id', '!=', id)
      .where((where) =>
        where.or([
          where('state', '=', 'retry'),
          where.and([where('state', '=', 'due'), where('next_at', '<=', now)]),
        ]),
      )
      .execute();
  }
}
