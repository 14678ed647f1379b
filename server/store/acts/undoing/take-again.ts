// A visit that is to be planned again because an action is taken back: it takes its place and its technician as a booking does.
import type { LocalDate } from '#domain/opening/local-date.ts';
import type { OpeningCalendar } from '#domain/opening/opening-calendar.ts';
import type { TechnicianBar } from '#domain/visits/technician-fit.ts';
import { visitRegionOf } from '#domain/visits/visit-plan.ts';
import { isPlanned } from '#domain/visits/visit.ts';
import { takePlace } from '#server/store/acts/booking/take-place.ts';
import { takeTechnician } from '#server/store/acts/booking/take-technician.ts';
import type { VisitAnswer } from '#server/store/acts/booking/visit-action.ts';
import { listHeldAgain } from '#server/store/records/holds/held-window-rows.ts';
import type { LeadTransaction } from '#server/store/database/tables.ts';
import { visitOf, visitWas, type VisitRow } from '#server/store/records/visits/visit-rows.ts';

/** As it is when it is asked, and what who presses has read and means. */
export type Retaking = {
  readonly calendar: OpeningCalendar;
  readonly isOverfull?: boolean | undefined;
  readonly accepted?: readonly TechnicianBar[] | undefined;
};

/** What stands in the way, of a visit or of a window that its customer held. */
export type InTheWay = Extract<VisitAnswer, { readonly kind: 'full' | 'barred' | 'unfit' }> & {
  readonly date: LocalDate;
  readonly fromHour: number;
  readonly isHeld: boolean;
};

/** The time that has passed since is in nobody's way: a slip is put right also when its window is over. */
const passing: readonly string[] = ['past', 'half-gone', 'cutoff'];

type WhenAndWho = Pick<VisitRow, 'day' | 'from_hour' | 'technician_id'>;

const whenAndWho = ({ day, from_hour, technician_id }: WhenAndWho) =>
  JSON.stringify([day, from_hour, technician_id]);

async function findInTheWay(
  transaction: LeadTransaction,
  row: VisitRow,
  was: ReturnType<typeof visitWas.parse>,
  { calendar, isOverfull = false, accepted = [], at }: Retaking & { readonly at: number },
): Promise<InTheWay | undefined> {
  const { state } = visitOf(row);
  const isElsewhen = was.day !== row.day || was.from_hour !== row.from_hour;
  // One that was made, or missed, has kept its place.
  const needsPlace = isElsewhen || state === 'canceled';
  const needsTechnician = needsPlace || !isPlanned(state) || was.technician_id !== row.technician_id;
  const lead = await transaction
    .selectFrom('leads')
    .select(['zip', 'appliance'])
    .where('id', '=', row.lead_id)
    .executeTakeFirstOrThrow();
  const region = visitRegionOf(row.region);
  const wish = { date: was.day, fromHour: was.from_hour, isOverfull, accepted, calendar };
  if (needsPlace) {
    const spot = { wish, region, zip: lead.zip, now: at, except: row.id, exceptLead: row.lead_id };
    const refused = await takePlace(transaction, spot);
    if (refused !== undefined && !passing.includes(refused.bar)) return { ...refused, ...spotOf(was) };
  }
  if (!needsTechnician) return undefined;
  const { appliance, zip } = lead;
  // A long way is asked about when it is planned; who puts a slip right has it as it was.
  const known = { ...wish, accepted: [...accepted, 'far'] as const };
  const wanted = { ...known, technicianId: was.technician_id, region, appliance, zip, except: row.id };
  const unfit = await takeTechnician(transaction, wanted);
  return unfit && { ...unfit, ...spotOf(was) };
}

const spotOf = ({ day, from_hour }: Pick<VisitRow, 'day' | 'from_hour'>, isHeld = false) => ({
  ...{ date: day, fromHour: from_hour, isHeld },
});

/** Of a window that would be held again: that it is not free any more. A visit that the action made gives up its own place. */
async function findHeldInTheWay(
  transaction: LeadTransaction,
  held: Awaited<ReturnType<typeof listHeldAgain>>[number],
  { calendar, isOverfull = false, at }: Retaking & { readonly at: number },
): Promise<InTheWay | undefined> {
  const { lead_id, day, from_hour, region, released_by } = held;
  const lead = await transaction
    .selectFrom('leads')
    .select('zip')
    .where('id', '=', lead_id)
    .executeTakeFirstOrThrow();
  const made = await transaction
    .selectFrom('visit_changes')
    .select('visit_id')
    .where('id', '=', released_by)
    .where('visit_was', '=', '')
    .executeTakeFirst();
  const refused = await takePlace(transaction, {
    ...{ wish: { date: day, fromHour: from_hour, isOverfull, calendar }, region: visitRegionOf(region) },
    ...{ zip: lead.zip, now: at, except: made?.visit_id ?? '', exceptLead: lead_id },
  });
  return refused === undefined || passing.includes(refused.bar)
    ? undefined
    : { ...refused, ...spotOf(held, true) };
}

/**
 * What stands in the way of taking actions back, by their ids. Who gives no leave to take places can take back what takes none.
 */
export async function listInTheWay(
  transaction: LeadTransaction,
  actionIds: readonly string[],
  retaking: (Retaking & { readonly at: number }) | undefined,
): Promise<ReadonlyMap<string, InTheWay | undefined>> {
  const found = new Map<string, InTheWay | undefined>();
  if (actionIds.length === 0) return found;
  const rows = await transaction
    .selectFrom('visit_changes')
    .innerJoin('visits', 'visits.id', 'visit_changes.visit_id')
    .selectAll('visits')
    .select(['visit_changes.id as action', 'visit_was'])
    .where('visit_changes.id', 'in', actionIds)
    .where('visit_was', '!=', '')
    .orderBy('visit_changes.id')
    .execute();
  for (const { action, visit_was, ...row } of rows) {
    const was = visitWas.parse(JSON.parse(visit_was));
    if (!isPlanned(was.state)) continue;
    const isAgain = !isPlanned(visitOf(row).state) || whenAndWho(row) !== whenAndWho(was);
    if (!isAgain) continue;
    const inTheWay = retaking && (await findInTheWay(transaction, row, was, retaking));
    if (retaking === undefined || inTheWay !== undefined) found.set(action, inTheWay);
  }
  if (retaking === undefined) return found;
  for (const held of await listHeldAgain(transaction, actionIds, retaking.at)) {
    const inTheWay = found.get(held.released_by) ?? (await findHeldInTheWay(transaction, held, retaking));
    if (inTheWay !== undefined) found.set(held.released_by, inTheWay);
  }
  return found;
}
