// Finds out whether a technician is free in a window, and holds them until the commit.
import { plannedStates, windowFrom } from '#domain/visits/visit.ts';
import type { LeadTransaction } from '#server/store/database/tables.ts';
import { visitOf } from '#server/store/records/visits/visit-rows.ts';
import type { VisitAnswer, VisitWish } from './visit-action.ts';

type Busy = Extract<VisitAnswer, { readonly kind: 'busy' }>;

/** The visit that a technician has then already; undefined where there is none, or who asked means both. `except` is the visit that is moved. */
export async function takeTechnician(
  transaction: LeadTransaction,
  { technicianId, date, fromHour, isDoubleBooked }: VisitWish,
  except = '',
): Promise<Busy | undefined> {
  if (technicianId === null) return undefined;
  // Held, for windows of two regions do not wait for each other.
  await transaction
    .updateTable('technicians')
    .set((build) => ({ name: build.ref('name') }))
    .where('id', '=', technicianId)
    .execute();
  if (isDoubleBooked) return undefined;
  const window = windowFrom(fromHour);
  const row = await transaction
    .selectFrom('visits')
    .selectAll()
    .where('technician_id', '=', technicianId)
    .where('day', '=', date)
    .where('from_hour', '<', window.toHour)
    .where('to_hour', '>', window.fromHour)
    .where('state', 'in', plannedStates)
    .where('id', '!=', except)
    .orderBy('from_hour')
    .executeTakeFirst();
  return row && { kind: 'busy', visit: visitOf(row) };
}
