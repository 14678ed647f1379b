// Finds out whether a technician can be sent to a visit, and holds them until the commit.
import { milesBetweenZips } from '#domain/places/coverage.ts';
import { listBars } from '#domain/visits/technician-fit.ts';
import type { VisitRegion } from '#domain/visits/visit-plan.ts';
import { plannedStates, windowFrom } from '#domain/visits/visit.ts';
import type { LeadTransaction } from '#server/store/database/tables.ts';
import { technicianOf } from '#server/store/records/visits/visit-rows.ts';
import { lockTechnician } from './technicians.ts';
import type { VisitAnswer, VisitWish } from './visit-action.ts';

type Unfit = Extract<VisitAnswer, { readonly kind: 'unfit' }>;

type Wanted = Pick<VisitWish, 'technicianId' | 'date' | 'fromHour' | 'accepted'> & {
  readonly region: VisitRegion;
  readonly appliance: string;
  readonly zip: string;
  /** The visit that is moved, if it is one. */
  readonly except?: string;
};

/** What speaks against the technician; undefined where nothing does, or who asked means it. */
export async function takeTechnician(
  transaction: LeadTransaction,
  { technicianId, accepted, except = '', ...wanted }: Wanted,
): Promise<Unfit | undefined> {
  if (technicianId === null) return undefined;
  // Locked, because windows of two regions do not wait for each other.
  const row = await lockTechnician(transaction, technicianId);
  if (row === undefined) throw new RangeError(`No such technician: ${technicianId}`);
  const visits = await transaction
    .selectFrom('visits')
    .innerJoin('leads', 'leads.id', 'visits.lead_id')
    .select(['visits.from_hour', 'visits.to_hour', 'leads.zip'])
    .where('technician_id', '=', technicianId)
    .where('day', '=', wanted.date)
    .where('visits.state', 'in', plannedStates)
    .where('visits.id', '!=', except)
    .execute();
  const stops = visits.map(({ from_hour, to_hour, zip }) => ({
    ...{ fromHour: from_hour, toHour: to_hour },
    miles: milesBetweenZips(zip, wanted.zip) ?? null,
  }));
  const spot = { ...wanted, ...windowFrom(wanted.fromHour) };
  const bars = listBars(technicianOf(row).profile, spot, stops).filter((bar) => !accepted.includes(bar));
  return bars.length === 0 ? undefined : { kind: 'unfit', bars };
}
