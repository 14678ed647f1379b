// What the desk corrects of a request while somebody is on the line.
import type { CustomerFacts } from '#domain/leads/customer.ts';
import type { LeadContent } from '#domain/leads/lead.ts';
import type { LeadRow, LeadTransaction } from '#server/store/database/tables.ts';
import { releaseOutdated } from '#server/store/records/holds/release-outdated.ts';
import type { Action, Marked, SeenLead } from '#server/store/records/events/action.ts';
import {
  findLeadOfAction,
  lockLead,
  listPast,
  timeAfter,
} from '#server/store/records/events/lead-history.ts';
import { isChangedSince } from '#server/store/records/events/unseen-events.ts';
import { keepCustomer } from './keep-customer.ts';
import { hashOfChange, stringifyContent } from '#server/store/records/leads/amended-content.ts';
import { columnsOfContent, contentOfRow } from '#server/store/records/leads/content-rows.ts';
import { correctLead, keepHeardFrom } from '#server/store/records/leads/correct-lead.ts';
import { oweBooking } from '#server/store/records/notices/owe-booking.ts';
import { rewriteWords } from '#server/store/records/search/lead-words.ts';
import { reviseVisit } from '#server/store/records/visits/visits-of-leads.ts';

export type DeskCorrection = Action & {
  readonly leadId: string;
  /** What differs. */
  readonly content: Partial<LeadContent>;
  /** What is to be known of the customer from now on; undefined leaves it. */
  readonly customer?: CustomerFacts | undefined;
  /** How they heard of us, as they say now; undefined leaves what is known. */
  readonly heardFrom?: string | undefined;
  /** The same in words, for the history. */
  readonly note: string;
  readonly seen?: SeenLead | undefined;
};

async function write(transaction: LeadTransaction, row: LeadRow, correction: DeskCorrection): Promise<void> {
  const { id, leadId, at, operator, note, content } = correction;
  const past = (await listPast(transaction, [leadId])).get(leadId) ?? [];
  const event = { id, lead_id: leadId, at: timeAfter(past, at), outcome: 'corrected', operator, note };
  await transaction
    .insertInto('lead_events')
    .values({ ...event, follow_up_at: null, press: id })
    .execute();
  // Mails go to the address that was given last.
  if (content.email === undefined) return;
  const said = await stringifyContent(transaction, row, content, '');
  const content_hash = hashOfChange(id, 'desk');
  await transaction
    .insertInto('lead_amendments')
    .values({ id, lead_id: leadId, content_hash, received_at: at, content: said })
    .execute();
}

/** Corrects a lead; what was sent first stays beside it. The same press again changes nothing. */
export async function correctByDesk(
  transaction: LeadTransaction,
  correction: DeskCorrection,
): Promise<Marked> {
  const { id, leadId, at, operator, seen, content, customer, heardFrom } = correction;
  const row = await lockLead(transaction, leadId);
  if (row === undefined) return { kind: 'unknown' };
  const told = await findLeadOfAction(transaction, id);
  if (told !== undefined) return { kind: told === leadId ? 'marked' : 'changed' };
  if (row.merged_into !== null) return { kind: 'merged' };
  if (row.erased_at !== null) return { kind: 'erased' };
  if (await isChangedSince(transaction, row, { seen, operator, books: false })) return { kind: 'changed' };
  await write(transaction, row, correction);
  const { zip } = content;
  await releaseOutdated(
    transaction,
    { id, leadId, at },
    zip === undefined ? [] : [{ kind: 'zip', text: zip }],
  );
  await correctLead(transaction, row, content);
  await keepHeardFrom(transaction, row, heardFrom);
  if (customer !== undefined) {
    const { phone, mailbox } = columnsOfContent({ ...contentOfRow(row), ...content });
    await keepCustomer(transaction, { phone, mailbox }, customer, { press: id, at });
  }
  await reviseVisit(transaction, leadId, at);
  await oweBooking(transaction, row, { press: id, at });
  await rewriteWords(transaction, [leadId]);
  return { kind: 'marked' };
}
