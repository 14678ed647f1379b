// Which request of a customer says where they are told of their visit: the one that stands for all, else the latest merged into it.
import { hash } from 'node:crypto';
import { mayText } from '#domain/leads/text-consent.ts';
import { latestEmail } from '#domain/leads/person.ts';
import { foldAddress } from '#domain/requests/fold-address.ts';
import type { LeadTransaction } from '#server/store/database/tables.ts';
import type { KeptLead } from '#server/store/records/leads/kept-lead.ts';
import { parseTexts } from '#server/store/records/leads/text-consents.ts';

/** How customers are told. */
export const customerChannels = ['email', 'sms'] as const;
export type CustomerChannel = (typeof customerChannels)[number];

/** The id of the lead that gave an address to mail to, or a number to text to; undefined if none of them did. */
export async function findRecipient(
  transaction: LeadTransaction,
  family: readonly [string, ...string[]],
  channel: CustomerChannel,
): Promise<string | undefined> {
  const leads = await transaction
    .selectFrom('leads')
    .select(['id', 'email', 'phone', 'texts'])
    .where('id', 'in', family)
    .orderBy('received_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const given = leads.filter(({ email, phone, texts }) =>
    channel === 'email' ? email !== '' : mayText({ phone, texts: parseTexts(texts) }),
  );
  return (given.find(({ id }) => id === family[0]) ?? given[0])?.id;
}

/** What is sent to a customer is counted by: the same for addresses that mean one mailbox. */
export function recipientHash(lead: KeptLead, channel: CustomerChannel): string {
  return hash('sha256', channel === 'email' ? foldAddress(latestEmail(lead)) : lead.phone);
}
