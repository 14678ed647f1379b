// Visits carried with their leads from one store into another, and technicians and the owner's plan with them.
import type { Selectable } from 'kysely';
import type { LeadDatabase, LeadTransaction, Tables } from '#server/store/database/tables.ts';

type Rows<Name extends keyof Tables> = readonly Selectable<Tables[Name]>[];

/** The visits of a lead, to the last action, and the windows it picked. */
export type VisitBundle = {
  readonly visits: Rows<'visits'>;
  readonly changes: Rows<'visit_changes'>;
  readonly held: Rows<'held_windows'>;
};

/** Who makes visits, with the addresses of their calendars, and the owner's plan. */
export type VisitStaff = {
  readonly technicians: Rows<'technicians'>;
  readonly windows: Rows<'visit_windows'>;
};

export async function readVisitBundle(database: LeadDatabase, leadId: string): Promise<VisitBundle> {
  const visits = await database.selectFrom('visits').selectAll().where('lead_id', '=', leadId).execute();
  const held = await database.selectFrom('held_windows').selectAll().where('lead_id', '=', leadId).execute();
  const ids = visits.map(({ id }) => id);
  if (ids.length === 0) return { visits, held, changes: [] };
  return {
    visits,
    held,
    changes: await database.selectFrom('visit_changes').selectAll().where('visit_id', 'in', ids).execute(),
  };
}

/** Adds what is missing to a lead, which may have another id here. */
export async function keepVisitBundle(
  transaction: LeadTransaction,
  leadId: string,
  { visits, changes, held }: VisitBundle,
): Promise<void> {
  if (visits.length > 0)
    await transaction
      .insertInto('visits')
      .values(visits.map((visit) => ({ ...visit, lead_id: leadId })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  if (held.length > 0)
    await transaction
      .insertInto('held_windows')
      .values(held.map((window) => ({ ...window, lead_id: leadId })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  if (changes.length > 0)
    await transaction
      .insertInto('visit_changes')
      .values(changes)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

export async function readVisitStaff(database: LeadDatabase): Promise<VisitStaff> {
  return {
    technicians: await database.selectFrom('technicians').selectAll().execute(),
    windows: await database.selectFrom('visit_windows').selectAll().execute(),
  };
}

/** Adds technicians that are missing, and the plan if there is none. */
export async function keepVisitStaff(
  transaction: LeadTransaction,
  { technicians, windows }: VisitStaff,
): Promise<void> {
  if (technicians.length > 0)
    await transaction
      .insertInto('technicians')
      .values(technicians)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  const own = await transaction.selectFrom('visit_windows').select('weekday').limit(1).executeTakeFirst();
  if (own === undefined && windows.length > 0)
    await transaction.insertInto('visit_windows').values(windows).execute();
}
