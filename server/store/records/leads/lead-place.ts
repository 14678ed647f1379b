// A cursor in the list of all leads, newest first: reading goes on there, whatever came meanwhile.
import { sql, type RawBuilder, type SqlBool } from 'kysely';

export type LeadPlace = { readonly receivedAt: number; readonly id: string };

/** Whether a lead comes after the place in that order; without a place, all do. */
export function comesAfter(place: LeadPlace | undefined, id: 'id' | 'lead_id' = 'id'): RawBuilder<SqlBool> {
  if (place === undefined) return sql<SqlBool>`1 = 1`;
  return sql<SqlBool>`(received_at, ${sql.ref(id)}) < (${place.receivedAt}, ${place.id})`;
}

/** The others: whether a lead stands at the place or before it; without a place, all do. */
export function comesUntil(place: LeadPlace | undefined, id: 'id' | 'lead_id' = 'id'): RawBuilder<SqlBool> {
  if (place === undefined) return sql<SqlBool>`1 = 1`;
  return sql<SqlBool>`(received_at, ${sql.ref(id)}) >= (${place.receivedAt}, ${place.id})`;
}
