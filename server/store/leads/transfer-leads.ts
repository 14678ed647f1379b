// Leads brought into a store with all that hangs on them: from the spool to a database that is back, and from a file to
// PostgreSQL. Doing it twice is the same as doing it once.
import type { Insertable } from 'kysely';
import type { LeadBundle } from './lead-bundles.ts';
import type { LeadTransaction, Tables } from '#server/store/tables.ts';

async function insertMissing<Name extends 'lead_amendments' | 'lead_events' | 'notices' | 'notice_attempts'>(
  transaction: LeadTransaction,
  table: Name,
  rows: readonly Insertable<Tables[Name]>[],
): Promise<void> {
  if (rows.length === 0) return;
  await transaction
    .insertInto(table)
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** What the lead that is there already lacks: other words, what staff did meanwhile, and notices that went out. */
async function completeKept(transaction: LeadTransaction, bundle: LeadBundle): Promise<void> {
  const { lead } = bundle;
  const kept = await transaction
    .selectFrom('leads')
    .select(['id', 'content_hash'])
    .where((where) => where.or([where('request_id', '=', lead.request_id), where('id', '=', lead.id)]))
    .executeTakeFirstOrThrow();
  const mine = <Row extends { readonly lead_id: string }>(rows: readonly Row[]) =>
    rows.map((row) => ({ ...row, lead_id: kept.id }));
  const { content_hash, received_at } = lead;
  const differs = content_hash !== kept.content_hash;
  const asAmendment = {
    id: lead.id,
    lead_id: kept.id,
    content_hash,
    received_at,
    content: contentText(lead),
  };
  await insertMissing(transaction, 'lead_amendments', [
    ...(differs ? [asAmendment] : []),
    ...mine(bundle.amendments),
  ]);
  await insertMissing(transaction, 'lead_events', mine(bundle.events));
  const owed = bundle.notices
    .filter(({ kind }) => kind === 'amendment' || (differs && kind === 'dispatch'))
    .map((notice) => ({ ...notice, kind: 'amendment' }));
  await insertMissing(transaction, 'notices', mine(owed));
  // With its lease, if it is being sent: a notice that is leased to nobody would never be taken again.
  for (const { id, state, attempts, owner, lease_until, sent_at, last_error, next_at } of bundle.notices)
    await transaction
      .updateTable('notices')
      .set({ state, attempts, owner, lease_until, sent_at, last_error, next_at })
      .where('id', '=', id)
      .where('state', '=', 'due')
      .execute();
  if (lead.state !== 'open')
    await transaction
      .updateTable('leads')
      .set({ state: lead.state, called_at: lead.called_at })
      .where('id', '=', kept.id)
      .where('state', '=', 'open')
      .execute();
}

function contentText(lead: LeadBundle['lead']): string {
  const { name, phone, email, zip, appliance, message } = lead;
  return JSON.stringify({
    name,
    phone,
    phoneAsTyped: lead.phone_as_typed,
    email,
    zip,
    appliance,
    preferredTime: lead.preferred_time,
    urgent: lead.urgent === 1,
    message,
  });
}

export async function keepBundle(transaction: LeadTransaction, bundle: LeadBundle): Promise<void> {
  const added = await transaction
    .insertInto('leads')
    .values(bundle.lead)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (added === undefined) {
    await completeKept(transaction, bundle);
    return;
  }
  await insertMissing(transaction, 'lead_amendments', bundle.amendments);
  await insertMissing(transaction, 'lead_events', bundle.events);
  await insertMissing(transaction, 'notices', bundle.notices);
  await insertMissing(transaction, 'notice_attempts', bundle.attempts);
}
