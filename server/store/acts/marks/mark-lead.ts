// What staff did with a lead, kept in its history. Its reminders stop in the same commit.
import { callOutcomes, closedStates, followUpStates, heldCallOutcomes, holdMs } from '#domain/leads/lead.ts';
import { markedState } from '#domain/leads/marked-state.ts';
import { postOf } from '#server/store/records/leads/lead-rows.ts';
import { restartClocks, stopClocks } from '#server/store/records/notices/lead-clocks.ts';
import { releaseHeld } from '#server/store/records/holds/held-window-rows.ts';
import { rewriteWords } from '#server/store/records/search/lead-words.ts';
import { findPlannedVisit } from '#server/store/records/visits/visits-of-leads.ts';
import { addNotices } from '#server/store/records/notices/add-notices.ts';
import type { LeadRow, LeadTransaction } from '#server/store/database/tables.ts';
import {
  findLeadOfAction,
  lockLead,
  isHeldByOther,
  listPast,
  timeAfter,
} from '#server/store/records/events/lead-history.ts';
import { isChangedSince } from '#server/store/records/events/unseen-events.ts';
import { leadWasOf, type LeadWas } from '#server/store/records/events/lead-was.ts';
import type { Marked, Refused, Action, SeenLead } from '#server/store/records/events/action.ts';
import type { LeadState } from '#domain/leads/lead.ts';
import type { NewNotice } from '#server/store/records/notices/notice.ts';

/** What an operator says of a lead. */
export type LeadMark = Action & {
  readonly leadId: string;
  /** A new state, a note, or "I'm calling". */
  readonly outcome: LeadState | 'note' | 'calling';
  readonly note: string;
  /** When they are to be called again, after "no answer" and "called", or brought back after a call. */
  readonly followUpAt?: number | undefined;
  /** What is owed to staff at that time. */
  readonly notices?: readonly NewNotice[];
  /** Without it nothing is guarded, but that a request its sender canceled is not booked. */
  readonly seen?: SeenLead | undefined;
  /** The operator knows that another is calling them. */
  readonly takesOver?: boolean | undefined;
};

const noHold = { held_by: null, held_until: null } as const;
/** what its sender had canceled is taken up again. */
const takenUp = { canceled_at: null } as const;

/** The columns that a mark changes. */
function changesOf(
  row: LeadRow,
  { outcome, operator, at, followUpAt }: LeadMark,
  hasVisit: boolean,
): Partial<LeadWas> {
  if (outcome === 'note') return {};
  if (outcome === 'calling') return { held_by: operator, held_until: at + holdMs };
  // Who was answered once is called again from now on, as after a visit that was canceled; the promise of their first call was kept.
  if (outcome === 'open')
    return row.called_at === null
      ? { state: 'open', follow_up_at: null, ...takenUp, ...noHold }
      : { state: markedState('called', hasVisit), follow_up_at: followUpAt ?? at, ...takenUp, ...noHold };
  // A call may last longer than its hold: until another mark, it is still theirs.
  const isOwnHold = row.held_by === operator;
  const calls = isOwnHold ? [...callOutcomes, ...heldCallOutcomes] : callOutcomes;
  const isCall = calls.some((call) => call === outcome);
  const canFollow = followUpStates.some((state) => state === outcome);
  return {
    state: markedState(outcome, hasVisit),
    called_at: isCall ? (row.called_at ?? at) : row.called_at,
    follow_up_at: canFollow ? (followUpAt ?? null) : null,
    attempts: row.attempts + Number(outcome === 'no-answer'),
    ...(outcome === 'booked' && takenUp),
    ...noHold,
  };
}

async function refuse(
  transaction: LeadTransaction,
  row: LeadRow,
  mark: LeadMark,
  hasVisit: boolean,
): Promise<Refused | undefined> {
  if (row.merged_into !== null) return { kind: 'merged' };
  // Nothing of its sender is kept any more; that nobody goes there can still be said.
  if (row.erased_at !== null && (mark.outcome !== 'done' || mark.note !== '')) return { kind: 'erased' };
  if (mark.outcome === 'note') return undefined;
  const { seen, operator, outcome } = mark;
  if (await isChangedSince(transaction, row, { seen, operator, books: outcome === 'booked' }))
    return { kind: 'changed' };
  if (isHeldByOther(row, mark) && mark.takesOver !== true) return { kind: 'held' };
  // Somebody would still go there.
  const isClosed = closedStates.some((state) => state === outcome);
  return isClosed && hasVisit ? { kind: 'visit planned' } : undefined;
}

/** Stops the reminders owed until now, and owes those of the mark. */
async function replaceReminders(transaction: LeadTransaction, row: LeadRow, mark: LeadMark): Promise<void> {
  const { id, at, outcome, notices = [] } = mark;
  if (outcome === 'note' || outcome === 'calling') return;
  await stopClocks(transaction, [row.id], id);
  // Nobody ever called them: their own clock goes on.
  if (outcome === 'open' && row.called_at === null) return restartClocks(transaction, [row.id], at);
  const owed = notices.map((notice) => ({ ...notice, owedBy: id }));
  await addNotices(transaction, row.id, postOf(row, at), owed);
}

/** Keeps a mark and what it brings. The same mark again changes nothing. */
export async function markLead(transaction: LeadTransaction, mark: LeadMark): Promise<Marked> {
  const { leadId, id, outcome, operator, note } = mark;
  const row = await lockLead(transaction, leadId);
  if (row === undefined) return { kind: 'unknown' };
  const told = await findLeadOfAction(transaction, id);
  // An id told of another lead is not this action.
  if (told !== undefined) return { kind: told === leadId ? 'marked' : 'changed' };
  const hasVisit = (await findPlannedVisit(transaction, leadId)) !== undefined;
  const refused = await refuse(transaction, row, mark, hasVisit);
  if (refused !== undefined) return refused;
  const past = (await listPast(transaction, [leadId])).get(leadId) ?? [];
  const event = { id, lead_id: leadId, at: timeAfter(past, mark.at), outcome, operator, note };
  const was = outcome === 'note' ? '' : leadWasOf(row);
  const changes = changesOf(row, mark, hasVisit);
  await transaction
    .insertInto('lead_events')
    .values({ ...event, follow_up_at: changes.follow_up_at ?? null, press: id, was })
    .execute();
  if (Object.keys(changes).length > 0)
    await transaction.updateTable('leads').set(changes).where('id', '=', leadId).execute();
  await replaceReminders(transaction, row, mark);
  // It was kept for the call.
  if (outcome === 'called') await releaseHeld(transaction, leadId, mark);
  if (note !== '') await rewriteWords(transaction, [leadId]);
  return { kind: 'marked' };
}
