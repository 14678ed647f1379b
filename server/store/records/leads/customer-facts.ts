// What the desk keeps of a customer: alike at all of their requests, so that it goes with the last of them.
import { sql } from 'kysely';
import { customerFacts, noCustomerFacts, type CustomerFacts } from '#domain/leads/customer.ts';
import { plannedStates } from '#domain/visits/visit.ts';
import type { LeadTransaction } from '#server/store/database/tables.ts';

/** Out of its column. Throws if it holds what this version does not know. */
export function parseCustomer(column: string): CustomerFacts {
  return column === '' ? noCustomerFacts : customerFacts.parse(JSON.parse(column));
}

type Person = { readonly phone: string; readonly mailbox: string };
const ways = ['phone', 'mailbox'] as const;

/** Keeps it at all requests of one phone number or mailbox; what is said of their visits is new. */
export async function keepCustomer(
  transaction: LeadTransaction,
  person: Person,
  facts: CustomerFacts,
  at: number,
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
    // The note stands in technicians' calendars.
    await transaction
      .updateTable('visits')
      .set(({ eb }) => ({ revision: eb('revision', '+', 1), revised_at: at }))
      .where('state', 'in', plannedStates)
      .where('lead_id', 'in', transaction.selectFrom('leads').select('id').where(way, '=', person[way]))
      .execute();
  }
}

/** What is known of who has that phone number or mailbox; empty when nothing is. */
export async function findCustomer(transaction: LeadTransaction, person: Person): Promise<string> {
  for (const way of ways) {
    if (person[way] === '') continue;
    const known = await transaction
      .selectFrom('leads')
      .select('customer')
      .where(way, '=', person[way])
      // The index has these words.
      .where(sql<boolean>`customer <> ''`)
      .limit(1)
      .executeTakeFirst();
    if (known !== undefined) return known.customer;
  }
  return '';
}
