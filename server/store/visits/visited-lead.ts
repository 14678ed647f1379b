// What a visit does to its lead: booked with it, back on the work list without it, and a line in the history for each press.
import { z } from 'zod';
import { leadStates, type LeadState } from '#domain/leads/lead.ts';
import { restartClocks, stopClocks } from '#server/store/leads/lead-clocks.ts';
import { rewriteWords } from '#server/store/leads/lead-words.ts';
import type { LeadRow, LeadTransaction } from '#server/store/tables.ts';
import type { Press } from './visit-store.ts';

export type VisitOutcome =
  'visit-set' | 'visit-moved' | 'visit-cancelled' | 'visit-on-the-way' | 'visit-done' | 'visit-no-show';

/** What undoing a press brings back of a lead. */
const leadWas = z.object({
  state: z.enum(leadStates),
  called_at: z.number().nullable(),
  follow_up_at: z.number().nullable(),
});

/** The lead, held until the commit: of two presses at once the second waits for the first. */
export async function lockLead(transaction: LeadTransaction, id: string): Promise<LeadRow | undefined> {
  return transaction
    .updateTable('leads')
    .set((build) => ({ state: build.ref('state') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

/** What is kept of the lead with a press, to be brought back by undoing it. */
export function leadWasOf({ state, called_at, follow_up_at }: LeadRow): string {
  return JSON.stringify({ state, called_at, follow_up_at });
}

type LeadChange = {
  readonly press: Press;
  readonly outcome: VisitOutcome;
  readonly note: string;
  /** Undefined leaves the lead as it is. */
  readonly state?: LeadState | undefined;
  /** When somebody must call again. */
  readonly followUpAt?: number | undefined;
};

/** Writes the press into the lead's history, and brings its state; whoever was calling them has done so. */
export async function changeLead(
  transaction: LeadTransaction,
  leadId: string,
  { press: { id, at, operator }, outcome, note, state, followUpAt }: LeadChange,
): Promise<void> {
  await transaction
    .insertInto('lead_events')
    .values({ id, lead_id: leadId, at, outcome, operator, note })
    .execute();
  if (state !== undefined) {
    await transaction
      .updateTable('leads')
      .set((build) => ({
        state,
        called_at: build.fn.coalesce('called_at', build.val(at)),
        follow_up_at: followUpAt ?? null,
        held_by: null,
        held_until: null,
      }))
      .where('id', '=', leadId)
      .execute();
    await stopClocks(transaction, [leadId]);
  }
  await rewriteWords(transaction, [leadId]);
}

/** Whether anything but a note was done with the lead after this press. */
export async function isOvertaken(
  transaction: LeadTransaction,
  leadId: string,
  { id, at }: Pick<Press, 'id' | 'at'>,
): Promise<boolean> {
  const later = await transaction
    .selectFrom('lead_events')
    .select('id')
    .where('lead_id', '=', leadId)
    .where('at', '>', at)
    .where('id', '!=', id)
    .where('outcome', '!=', 'note')
    .executeTakeFirst();
  return later !== undefined;
}

/** The lead as it was before a press; reminders that the press stopped come back. */
export async function restoreLead(
  transaction: LeadTransaction,
  leadId: string,
  was: string,
  { id, at, operator }: Press,
): Promise<void> {
  const before = leadWas.parse(JSON.parse(was));
  await transaction
    .insertInto('lead_events')
    .values({ id, lead_id: leadId, at, outcome: 'undone', operator, note: '' })
    .execute();
  await transaction.updateTable('leads').set(before).where('id', '=', leadId).execute();
  if (before.state === 'open') await restartClocks(transaction, [leadId], at);
  await rewriteWords(transaction, [leadId]);
}
