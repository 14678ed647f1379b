// Where to, by the page of the request, its sender changed the place: until the desk has done something with the lead since.
import type { LeadDatabase, LeadTransaction } from '#server/store/database/tables.ts';
import { eventOfChange } from '#server/store/records/events/lead-history.ts';
import { parseContent } from './content-rows.ts';

/** What stood there before; empty where that field was not changed. */
export type UnseenMove = { readonly zip: string; readonly street: string };

const placeKinds = ['zip', 'street'] as const;

/** Of these leads those whose sender put another place in the stead of the first, and nobody at the desk did anything since. */
export async function listUnseenMoves(
  database: LeadDatabase | LeadTransaction,
  leadIds: readonly string[],
): Promise<ReadonlyMap<string, UnseenMove>> {
  if (leadIds.length === 0) return new Map();
  const said = await database
    .selectFrom('request_changes')
    .innerJoin('leads', 'leads.id', 'request_changes.lead_id')
    .select([
      'request_changes.id',
      'lead_id',
      'request_changes.kind',
      'leads.zip',
      'leads.street',
      'leads.sent_first',
    ])
    .where('lead_id', 'in', leadIds)
    .where('leads.sent_first', 'is not', null)
    .execute();
  const moved = said.filter(({ kind }) => placeKinds.some((place) => place === kind));
  if (moved.length === 0) return new Map();
  const ids = [...new Set(moved.map(({ lead_id }) => lead_id))];
  const events = await database
    .selectFrom('lead_events')
    .select(['id', 'lead_id', 'at'])
    .where('lead_id', 'in', ids)
    .orderBy('at')
    .orderBy('id')
    .execute();
  const bySender = new Set(said.map(({ id }) => eventOfChange(id)));
  return new Map(
    ids.flatMap((leadId): readonly (readonly [string, UnseenMove])[] => {
      const own = events.filter(({ lead_id }) => lead_id === leadId);
      const lastOfDesk = own.findLastIndex(({ id }) => !bySender.has(id));
      const unseen = new Set(own.slice(lastOfDesk + 1).map(({ id }) => id));
      const kept = moved.filter(({ id, lead_id }) => lead_id === leadId && unseen.has(eventOfChange(id)));
      const [lead] = kept;
      if (lead?.sent_first === undefined || lead.sent_first === null) return [];
      const first = parseContent(lead.sent_first);
      const wasOf = (field: keyof UnseenMove) =>
        kept.some(({ kind }) => kind === field) && first[field] !== lead[field] ? first[field] : '';
      const move = { zip: wasOf('zip'), street: wasOf('street') };
      return move.zip === '' && move.street === '' ? [] : [[leadId, move]];
    }),
  );
}
