// Notices brought into a store with their lead, and what was tried for them.
import { insertNotices } from '#server/store/records/notices/notice-id.ts';
import type { Placed } from '#server/store/records/leads/place-lead.ts';
import type { LeadTransaction } from '#server/store/database/tables.ts';
import type { LeadBundle } from './lead-bundles.ts';

/**
 * Mails to customers that waited are counted for nobody until they go (`readdress`): so that they are counted with all that went
 * meanwhile.
 */
function uncounted(rows: LeadBundle['notices']): LeadBundle['notices'] {
  return rows.map((row) =>
    row.kind === 'acknowledgement' && row.recipient !== null && row.state === 'due'
      ? { ...row, recipient: '' }
      : row,
  );
}

async function keepAttempts(transaction: LeadTransaction, attempts: LeadBundle['attempts']): Promise<void> {
  if (attempts.length === 0) return;
  await transaction
    .insertInto('notice_attempts')
    .values(attempts)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Keeps what a lead that is new here owed, and what was tried. */
export async function keepNotices(
  transaction: LeadTransaction,
  notices: LeadBundle['notices'],
  attempts: LeadBundle['attempts'],
): Promise<void> {
  const idHere = await insertNotices(transaction, uncounted(notices), { areCarried: true });
  const theirs = attempts.flatMap((attempt) => {
    const notice_id = idHere.get(attempt.notice_id);
    return notice_id === undefined ? [] : [{ ...attempt, notice_id }];
  });
  await keepAttempts(transaction, theirs);
}

/** Other words are told of besides; what went out from there needs not go from here. */
export async function completeNotices(
  transaction: LeadTransaction,
  { notices, attempts }: LeadBundle,
  { kind, leadId }: Placed,
): Promise<void> {
  const isAdded = (row: { readonly kind: string }) =>
    row.kind === 'amendment' || (kind === 'amends' && row.kind === 'dispatch');
  const added = notices.filter(isAdded).map((row) => ({ ...row, lead_id: leadId, kind: 'amendment' }));
  await keepNotices(transaction, added, []);
  // With its lease, if it is being sent: a notice that is leased to nobody would never be taken again.
  for (const row of notices) {
    if (row.state === 'due' || row.state === 'held') continue;
    const { id, state, owner, lease_until, sent_at, last_code, missing, next_at } = row;
    await transaction
      .updateTable('notices')
      .set({ state, attempts: row.attempts, owner, lease_until, sent_at, last_code, missing, next_at })
      .where('id', '=', id)
      .where('lead_id', '=', leadId)
      .where('state', 'in', row.sent_at === null ? ['due'] : ['due', 'retry'])
      .execute();
  }
  const kept = await transaction.selectFrom('notices').select('id').where('lead_id', '=', leadId).execute();
  const ids = new Set(kept.map(({ id }) => id));
  await keepAttempts(
    transaction,
    attempts.filter(({ notice_id }) => ids.has(notice_id)),
  );
}
