// Which leads have been kept long enough.
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { Tables } from '#server/store/tables.ts';

type Where = ExpressionBuilder<Tables, 'leads'>;

/** Instants before which leads, and suspects, are too old to keep. */
export type RetentionLimits = { readonly leads: number; readonly suspects: number };

/** Received before then, also if the clock was wrong at the time. */
function isBefore(where: Where, limit: number): Expression<SqlBool> {
  const mayBeYounger = where
    .selectFrom('clock_doubts')
    .select('clock_doubts.from_at')
    .whereRef('clock_doubts.from_at', '<=', 'leads.received_at')
    .whereRef('clock_doubts.to_at', '>=', 'leads.received_at')
    .where((doubt) =>
      doubt.or([doubt('clock_doubts.ended_at', 'is', null), doubt('clock_doubts.ended_at', '>=', limit)]),
    );
  return where.and([where('leads.received_at', '<', limit), where.not(where.exists(mayBeYounger))]);
}

export function isPastRetention(where: Where, { leads, suspects }: RetentionLimits): Expression<SqlBool> {
  return where.or([
    isBefore(where, leads),
    where.and([where('leads.suspect', '=', 1), isBefore(where, suspects)]),
  ]);
}
