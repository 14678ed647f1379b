// What was done with a lead since an operator saw it. Their press must not be made over it.
import type { SeenLead } from './action.ts';
import type { LeadRow, LeadTransaction } from '#server/store/database/tables.ts';
import { eventOfChange, listPast, type PastEvent } from './lead-history.ts';

/** What the senders of leads did by the page of their own, as the ids of its events. */
async function listSaid(
  transaction: LeadTransaction,
  leadIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (leadIds.length === 0) return new Set();
  const rows = await transaction
    .selectFrom('request_changes')
    .select('id')
    .where('lead_id', 'in', leadIds)
    .execute();
  return new Set(rows.map(({ id }) => eventOfChange(id)));
}

/**
 * The leads with which somebody else did what the operator had not seen. Calls begun change nothing, nor do notes, but those
 * by which their sender said something.
 */
export async function listChangedSince(
  transaction: LeadTransaction,
  leads: readonly { readonly row: LeadRow; readonly seen: SeenLead | undefined }[],
  past: ReadonlyMap<string, readonly PastEvent[]>,
  operator: string,
): Promise<ReadonlySet<string>> {
  const judged = leads.map(({ row, seen }) => {
    const unseen = seen === undefined ? [] : (past.get(row.id) ?? []).slice(seen.events);
    const others = unseen.filter((event) => event.operator !== operator && event.outcome !== 'calling');
    const isOther = seen !== undefined && unseen.length === 0 && row.state !== seen.state;
    return { id: row.id, others, isOther: isOther || others.some(({ outcome }) => outcome !== 'note') };
  });
  const noted = judged.filter(({ isOther, others }) => !isOther && others.length > 0);
  const said = await listSaid(
    transaction,
    noted.map(({ id }) => id),
  );
  const isChanged = ({ isOther, others }: (typeof judged)[number]) =>
    isOther || others.some(({ id }) => said.has(id));
  return new Set(judged.filter(isChanged).map(({ id }) => id));
}

/** The same for one lead. For who does not tell what they saw, only that it was canceled counts, and only when booking. */
export async function isChangedSince(
  transaction: LeadTransaction,
  row: LeadRow,
  {
    seen,
    operator,
    books,
  }: { readonly seen: SeenLead | undefined; readonly operator: string; readonly books: boolean },
): Promise<boolean> {
  if (seen === undefined) return books && row.canceled_at !== null;
  const past = await listPast(transaction, [row.id]);
  return (await listChangedSince(transaction, [{ row, seen }], past, operator)).size > 0;
}
