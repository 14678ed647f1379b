import type { LeadTransaction } from '#server/store/database/tables.ts';
import { mostLinks } from './request-token.ts';

/** link: stands in a mail and works on any device · device: the cookie of a device that sent it · opened: of one that opened a link. */
export type RequestLinkKind = 'link' | 'device' | 'opened';

export type RequestLink = {
  readonly leadId: string;
  readonly tokenHash: string;
  readonly kind: RequestLinkKind;
  readonly createdAt: number;
  /** Of what was opened, when the link was made. */
  readonly linkMadeAt?: number | undefined;
};

/** Adds a way to a lead that is there, and takes away the oldest of its kind when there are too many. */
export async function addRequestLink(
  transaction: LeadTransaction,
  { leadId, tokenHash, kind, createdAt, linkMadeAt }: RequestLink,
): Promise<void> {
  await transaction
    .insertInto('request_links')
    .values({
      ...{ token_hash: tokenHash, lead_id: leadId, kind, created_at: createdAt },
      link_made_at: linkMadeAt ?? null,
    })
    // Opened again, it is as if for the first time.
    .onConflict((conflict) => conflict.column('token_hash').doUpdateSet({ created_at: createdAt }))
    .execute();
  const newest = transaction
    .selectFrom('request_links')
    .select('token_hash')
    .where('lead_id', '=', leadId)
    .where('kind', '=', kind)
    .orderBy('created_at', 'desc')
    .orderBy('token_hash')
    .limit(mostLinks);
  await transaction
    .deleteFrom('request_links')
    .where('lead_id', '=', leadId)
    .where('kind', '=', kind)
    .where('token_hash', 'not in', newest)
    .execute();
}

export async function keepRequestLink(transaction: LeadTransaction, link: RequestLink): Promise<boolean> {
  const lead = await transaction
    .selectFrom('leads')
    .select('id')
    .where('id', '=', link.leadId)
    .executeTakeFirst();
  if (lead === undefined) return false;
  await addRequestLink(transaction, link);
  return true;
}

export async function closeRequestLink(transaction: LeadTransaction, tokenHash: string): Promise<void> {
  await transaction.deleteFrom('request_links').where('token_hash', '=', tokenHash).execute();
}
