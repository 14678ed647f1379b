// Consents to text messages as they stand at leads. STOP is said by a number, and holds for all requests of it.
import { sql } from 'kysely';
import { textConsent, type TextConsent } from '#domain/leads/text-consent.ts';
import type { LeadDatabase, LeadTransaction } from '#server/store/database/tables.ts';

/** Out of its column. Throws if it holds what this version does not know. */
export function parseTexts(column: string): TextConsent | undefined {
  return column === '' ? undefined : textConsent.parse(JSON.parse(column));
}

/** The consents that were given for a number, by the ids of their leads. */
export async function listConsents(
  database: LeadDatabase | LeadTransaction,
  phone: string,
): Promise<readonly { readonly id: string; readonly texts: TextConsent }[]> {
  const rows = await database
    .selectFrom('leads')
    .select(['id', 'texts'])
    .where('phone', '=', phone)
    // The index has these words.
    .where(sql<boolean>`texts <> ''`)
    .execute();
  return rows.flatMap(({ id, texts: column }) => {
    const texts = parseTexts(column);
    return texts?.phone === phone ? [{ id, texts }] : [];
  });
}

/** Keeps a consent at a lead; undefined takes it away. */
export async function writeConsent(
  transaction: LeadTransaction,
  id: string,
  texts: TextConsent | undefined,
): Promise<void> {
  await transaction
    .updateTable('leads')
    .set({ texts: texts === undefined ? '' : JSON.stringify(texts) })
    .where('id', '=', id)
    .execute();
}
