// What the desk keeps of a customer: alike at all of their requests, so that it goes with the last of them.
import { sql } from 'kysely';
import { customerFacts, noCustomerFacts, type CustomerFacts } from '#domain/leads/customer.ts';
import type { LeadTransaction } from '#server/store/database/tables.ts';

/** Out of its column. Throws if it holds what this version does not know. */
export function parseCustomer(column: string): CustomerFacts {
  return column === '' ? noCustomerFacts : customerFacts.parse(JSON.parse(column));
}

export type Person = { readonly phone: string; readonly mailbox: string };
export const ways = ['phone', 'mailbox'] as const;

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
