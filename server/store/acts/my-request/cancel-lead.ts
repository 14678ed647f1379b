// A request canceled by its sender. A visit that was planned is canceled too; if one was agreed, the lead is on the work list until
// the desk confirms that it has seen this.
import { markLead } from '#server/store/acts/marks/mark-lead.ts';
import type { LeadRow, LeadTransaction } from '#server/store/database/tables.ts';
import { actOnVisit } from '#server/store/acts/booking/act-on-visit.ts';
import { findLatestVisit, findPlannedVisit } from '#server/store/records/visits/visits-of-leads.ts';
import type { Action } from '#server/store/records/events/action.ts';

type Canceling = Action & { readonly note: string };

const agreedStates: readonly string[] = ['called', 'booked'];
const openStates: readonly string[] = ['open', 'no-answer', ...agreedStates];

/** Takes off the visit of a lead that is still to be made; resolves with whether there was one. */
async function cancelVisit(
  transaction: LeadTransaction,
  row: LeadRow,
  { id, at, operator }: Canceling,
): Promise<boolean> {
  const visit = await findPlannedVisit(transaction, row.id);
  if (visit === undefined) return false;
  const action = { id: `${id}.${visit.id}`, at, operator };
  await actOnVisit(transaction, {
    ...{ action, visitId: visit.id, seen: visit.sequence },
    step: 'cancel',
    note: '',
  });
  return true;
}

/**
 * Cancels a lead. Without an agreed visit it is done, and its reminders stop. With one it is on the work list at once, because
 * the technician must be told. What staff settled stays settled.
 */
export async function cancelLead(
  transaction: LeadTransaction,
  row: LeadRow,
  canceling: Canceling,
): Promise<void> {
  const { id, at, operator, note } = canceling;
  const mark = { id, leadId: row.id, at, operator, note, takesOver: true } as const;
  if (!openStates.includes(row.state)) {
    await markLead(transaction, { ...mark, outcome: 'note' });
    return;
  }
  const hadVisit = await cancelVisit(transaction, row, canceling);
  // The part that is ordered for them, or about to be, must be called off, too.
  const hasPart = (await findLatestVisit(transaction, row.id))?.state === 'waiting-for-part';
  const isToBeSeen = row.state === 'booked' || ((hadVisit || hasPart) && agreedStates.includes(row.state));
  if (!isToBeSeen) await markLead(transaction, { ...mark, outcome: 'done' });
  else if (hadVisit) await markLead(transaction, { ...mark, outcome: 'note' });
  else await markLead(transaction, { ...mark, outcome: 'called', followUpAt: at });
  // After the marks: who takes them back takes this back, too.
  await transaction.updateTable('leads').set({ canceled_at: at }).where('id', '=', row.id).execute();
}
