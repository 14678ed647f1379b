// Where one stands in the list of all leads, newest first: reading goes on there, whatever came meanwhile.
import { sql, type RawBuilder, type SqlBool } from 'kysely';

export type LeadCursor = { readonly receivedAt: number; readonly id: string };

/** Whether a lead comes after the cursor in that order; without a cursor, all do. */
export function comesAfter(cursor: LeadCursor | undefined, id: 'id' | 'lead_id' = 'id'): RawBuilder<SqlBool> {
  if (cursor === undefined) return sql<SqlBool>`1 = 1`;
  return sql<SqlBool>`(received_at, ${sql.ref(id)}) < (${cursor.receivedAt}, ${cursor.id})`;
}

/** The others: whether a lead stands at the cursor or before it; without a cursor, all do. */
export function comesUntil(cursor: LeadCursor | undefined, id: 'id' | 'lead_id' = 'id'): RawBuilder<SqlBool> {
  if (cursor === undefined) return sql<SqlBool>`1 = 1`;
  return sql<SqlBool>`(received_at, ${sql.ref(id)}) >= (${cursor.receivedAt}, ${cursor.id})`;
}
