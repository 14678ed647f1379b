// Which leads a search is to find, and what that asks of a lead.
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { ListedState } from '#domain/leads/lead.ts';
import { directSource } from '#domain/leads/listed-source.ts';

/** Which leads a search is to find: received at these times, of a region, in a state, from a source. */
export type BoardFilter = {
  readonly fromMs?: number | undefined;
  readonly untilMs?: number | undefined;
  readonly region?: string | undefined;
  readonly state?: ListedState | undefined;
  readonly source?: string | undefined;
};

const isCalledOff = sql<SqlBool>`(canceled_at is not null or erased_at is not null)`;

/** Done is kept apart from what was called off. */
function isInState(state: ListedState): RawBuilder<SqlBool> {
  if (state === 'canceled') return sql<SqlBool>`state = 'done' and ${isCalledOff}`;
  return state === 'done'
    ? sql<SqlBool>`state = 'done' and not ${isCalledOff}`
    : sql<SqlBool>`state = ${state}`;
}

/** What a filter asks of the lead itself. */
export function filterConditions({ region, state, source }: BoardFilter): readonly RawBuilder<SqlBool>[] {
  const ofLead = [
    ...(region === undefined ? [] : [sql<SqlBool>`region = ${region}`]),
    ...(state === undefined ? [] : [isInState(state)]),
  ];
  return [
    ...(source === undefined ? [] : [sql<SqlBool>`came_from = ${source === directSource ? '' : source}`]),
    ...(ofLead.length === 0
      ? []
      : [
          sql<SqlBool>`exists (select 1 from leads where leads.id = lead_words.lead_id and ${sql.join(ofLead, sql` and `)})`,
        ]),
  ];
}
