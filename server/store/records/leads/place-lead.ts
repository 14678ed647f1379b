// Whether a post is a new lead, or belongs to one that was kept under the same request id.
import { hash } from 'node:crypto';
import { judgeSameRequest, personKeyOf } from '#domain/leads/same-request.ts';
import { kindOf, stateOf } from './lead-rows.ts';
import { parseContent } from './content-rows.ts';
import type { LeadTransaction, NewLeadRow } from '#server/store/database/tables.ts';

export type Placed = { readonly kind: 'new' | 'repeated' | 'amends'; readonly leadId: string };

/**
 * The id under which a request is kept: as it was sent or, if that is taken by another lead, one for this person's first,
 * second … lead. Made alike whoever asks, so that two equal posts at the same instant meet at the UNIQUE column.
 */
function requestIdOf(row: NewLeadRow, taken: number): string {
  if (taken === 0) return row.request_id;
  const person = hash('sha256', personKeyOf({ ...row, kind: kindOf(row.kind) }), 'base64url').slice(0, 22);
  return `${row.request_id}~${person}~${taken}`;
}

async function judge(
  transaction: LeadTransaction,
  requestId: string,
  row: NewLeadRow,
): Promise<{ readonly kind: ReturnType<typeof judgeSameRequest>; readonly leadId: string }> {
  const kept = await transaction
    .selectFrom('leads')
    .select(['id', 'kind', 'state', 'received_at', 'phone', 'email', 'content_hash', 'sent_first'])
    .where('request_id', '=', requestId)
    .executeTakeFirstOrThrow();
  const amendment = await transaction
    .selectFrom('lead_amendments')
    .select('id')
    .where('lead_id', '=', kept.id)
    .where('content_hash', '=', row.content_hash)
    .executeTakeFirst();
  const kind = judgeSameRequest(
    {
      ...kept,
      sentFirst: kept.sent_first === null ? undefined : parseContent(kept.sent_first),
      kind: kindOf(kept.kind),
      state: stateOf(kept.state),
      receivedAt: kept.received_at,
      saysTheSame: kept.content_hash === row.content_hash || amendment !== undefined,
    },
    { ...row, kind: kindOf(row.kind), receivedAt: row.received_at },
  );
  return { kind, leadId: kept.id };
}

/** Adds the row as a new lead, unless it belongs to one that is kept. Rejects if its own id is taken. */
export async function placeLead(transaction: LeadTransaction, row: NewLeadRow): Promise<Placed> {
  for (let taken = 0; ; taken += 1) {
    const request_id = requestIdOf(row, taken);
    const added = await transaction
      .insertInto('leads')
      .values({ ...row, request_id })
      .onConflict((conflict) => conflict.column('request_id').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (added !== undefined) return { kind: 'new', leadId: added.id };
    const { kind, leadId } = await judge(transaction, request_id, row);
    if (kind !== 'other') return { kind, leadId };
  }
}
