// What the desk says of a customer, at all of their requests; who goes to them is told.
import type { CustomerFacts } from '#domain/leads/customer.ts';
import { plannedStates } from '#domain/visits/visit.ts';
import type { LeadTransaction } from '#server/store/database/tables.ts';
import { ways, type Person } from '#server/store/records/leads/customer-facts.ts';
import { oweBooking } from '#server/store/records/notices/owe-booking.ts';
import { reviseVisit } from '#server/store/records/visits/visits-of-leads.ts';

/** Keeps it at all requests of one phone number or mailbox; what is said of their visits is new. */
export async function keepCustomer(
  transaction: LeadTransaction,
  person: Person,
  facts: CustomerFacts,
  { press, at }: { readonly press: string; readonly at: number },
): Promise<void> {
  const isNothing = facts.note === '' && facts.language === '' && !facts.doNotServe;
  const customer = isNothing ? '' : JSON.stringify(facts);
  for (const way of ways) {
    if (person[way] === '') continue;
    await transaction
      .updateTable('leads')
      .set({ customer })
      .where(way, '=', person[way])
      .where('erased_at', 'is', null)
      .execute();
    // The note stands in technicians' calendars, and where the company's own software keeps the visit.
    const booked = await transaction
      .selectFrom('leads')
      .selectAll()
      .where(way, '=', person[way])
      .where(
        'id',
        'in',
        transaction.selectFrom('visits').select('lead_id').where('state', 'in', plannedStates),
      )
      .execute();
    for (const lead of booked) {
      await reviseVisit(transaction, lead.id, at);
      await oweBooking(transaction, lead, { press: `${press}.${way}.${lead.id}`, at });
    }
  }
}
