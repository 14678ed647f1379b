// What an action on a visit changes in its lead: the state, a line in the history, and the notices owed.
import type { LeadState, visitOutcomes } from '#domain/leads/lead.ts';
import { stopClocks } from '#server/store/records/notices/lead-clocks.ts';
import { postOf } from '#server/store/records/leads/lead-rows.ts';
import { rewriteWords } from '#server/store/records/search/lead-words.ts';
import { listPast, timeAfter } from '#server/store/records/events/lead-history.ts';
import { leadWasOf } from '#server/store/records/events/lead-was.ts';
import { addNotices } from '#server/store/records/notices/add-notices.ts';
import type { NewNotice } from '#server/store/records/notices/notice.ts';
import type { LeadRow, LeadTransaction } from '#server/store/database/tables.ts';
import { oweVisitNotices } from '#server/store/records/notices/owe-visit-notices.ts';
import type { Action } from '#server/store/records/events/action.ts';

export type VisitOutcome = (typeof visitOutcomes)[number];

type LeadChange = {
  readonly action: Action;
  readonly outcome: VisitOutcome;
  readonly note: string;
  /** Undefined leaves the lead as it is. */
  readonly state?: LeadState | undefined;
  /** Its customer wants nothing any more, since then. */
  readonly canceledAt?: number | undefined;
  /** When somebody must call again. */
  readonly followUpAt?: number | undefined;
  /** What staff are owed because of that. */
  readonly notices?: readonly NewNotice[] | undefined;
};

/** Writes the action into the lead's history, and brings its state; whoever was calling them has done so. */
export async function changeLead(
  transaction: LeadTransaction,
  lead: LeadRow,
  { action: { id, at, operator }, outcome, note, state, canceledAt, followUpAt, notices = [] }: LeadChange,
): Promise<void> {
  const leadId = lead.id;
  const past = (await listPast(transaction, [leadId])).get(leadId) ?? [];
  const event = { id, lead_id: leadId, at: timeAfter(past, at), outcome, operator, note };
  const follow_up_at = followUpAt ?? null;
  await transaction
    .insertInto('lead_events')
    .values({ ...event, follow_up_at, press: id, was: leadWasOf(lead) })
    .execute();
  if (state !== undefined) {
    const called_at = lead.called_at ?? at;
    await transaction
      .updateTable('leads')
      // A visit that is agreed anew takes up what its sender had canceled.
      .set({
        ...{ state, called_at, follow_up_at, held_by: null, held_until: null },
        ...(state === 'booked' && { canceled_at: null }),
        ...(canceledAt !== undefined && { canceled_at: canceledAt }),
      })
      .where('id', '=', leadId)
      .execute();
    await stopClocks(transaction, [leadId], id);
    const owed = notices.map((notice) => ({ ...notice, owedBy: id }));
    await addNotices(transaction, leadId, postOf(lead, at), owed);
  }
  // Another time is what they had asked for.
  else if (outcome === 'visit-moved')
    await transaction.updateTable('leads').set({ follow_up_at: null }).where('id', '=', leadId).execute();
  await oweVisitNotices(transaction, lead, { press: id, at });
  await rewriteWords(transaction, [leadId]);
}
