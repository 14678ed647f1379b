// The id of a notice follows from what it tells, so that two servers which took the same request separately use the same id.
import { hash } from 'node:crypto';
import { personKeyOf } from '#domain/leads/same-request.ts';
import type { Lead } from '#domain/leads/lead.ts';
import type { LeadTransaction, NewNoticeRow } from '#server/store/database/tables.ts';
import type { NewNotice } from './notice.ts';

/** Which of the notices of a request: what it says for the first, which of them in a row for reminders. */
type Step = Pick<NewNotice, 'channel' | 'kind'> & { readonly step: string };

export type NameNotice = (step: Step) => string;

/** Names the notices of one person's request. Other words under the same request id are another dispatch, and nothing else. */
export function createNoticeNames(
  requestId: string,
  person: Pick<Lead, 'kind' | 'phone' | 'email'>,
): NameNotice {
  const request = [requestId, personKeyOf(person)];
  return ({ channel, kind, step }) =>
    hash('sha256', JSON.stringify([...request, channel, kind, step]), 'base64url').slice(0, 22);
}

/** The rows of these ids that are their leads' own. */
async function listOwn(
  transaction: LeadTransaction,
  rows: readonly NewNoticeRow[],
): Promise<ReadonlySet<string>> {
  const ids = rows.map(({ id }) => id);
  const kept = await transaction
    .selectFrom('notices')
    .select(['id', 'lead_id'])
    .where('id', 'in', ids)
    .execute();
  const leadOf = new Map(rows.map(({ id, lead_id }) => [id, lead_id]));
  return new Set(kept.filter(({ id, lead_id }) => leadOf.get(id) === lead_id).map(({ id }) => id));
}

/**
 * Adds notices, and resolves with the id each has here. A request id may come again when staff are done with its lead, and words
 * when they were corrected since: an id that is taken is followed by a number. What is `carried` may be here already, as its lead's.
 */
export async function insertNotices(
  transaction: LeadTransaction,
  rows: readonly NewNoticeRow[],
  { areCarried = false } = {},
): Promise<ReadonlyMap<string, string>> {
  const idHere = new Map<string, string>();
  let left = rows;
  for (let taken = 0; left.length > 0; taken += 1) {
    const named = left.map((row) => ({ ...row, id: taken === 0 ? row.id : `${row.id}~${taken}` }));
    const added = await transaction
      .insertInto('notices')
      .values(named)
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .execute();
    const here = areCarried ? await listOwn(transaction, named) : new Set(added.map(({ id }) => id));
    for (const [index, { id }] of left.entries()) {
      const name = named[index]?.id ?? id;
      if (here.has(name)) idHere.set(id, name);
    }
    left = left.filter(({ id }) => !idHere.has(id));
  }
  return idHere;
}
