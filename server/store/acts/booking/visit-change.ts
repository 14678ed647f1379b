// What an action makes of a visit, and what stands in its way.
import type { GivenPart, VisitPart } from '#domain/visits/visit-part.ts';
import { visitRegionOf } from '#domain/visits/visit-plan.ts';
import { stateAfter, windowFrom, type VisitStep } from '#domain/visits/visit.ts';
import type { LeadRow, LeadTransaction } from '#server/store/database/tables.ts';
import { partOf, visitWas, type VisitRow } from '#server/store/records/visits/visit-rows.ts';
import { refuseBeforePart } from './refuse-before-part.ts';
import { takePlace } from './take-place.ts';
import { takeTechnician } from './take-technician.ts';
import { findTechnicianName } from './technicians.ts';
import type { VisitAction, VisitAnswer } from './visit-action.ts';

export type VisitChange = Pick<
  VisitRow,
  'day' | 'from_hour' | 'to_hour' | 'technician_id' | 'note' | 'state' | 'part' | 'kept_under'
>;

/** What is said of a part later leaves the note of who was there; what the next visit needs is another part. */
function newPartOf(row: VisitRow, step: VisitStep, part: GivenPart, note: string): VisitPart {
  const isSame = step === 'part' || row.state === 'waiting-for-part';
  const before = isSame ? partOf(row.part) : null;
  return { ...part, note: note === '' ? (before?.note ?? '') : note };
}

/** What an action makes of a visit; a refusal when it cannot be there. */
export async function changeOf(
  transaction: LeadTransaction,
  row: VisitRow,
  asked: VisitAction,
  { zip, appliance }: LeadRow,
): Promise<VisitChange | Exclude<VisitAnswer, { readonly kind: 'kept' }>> {
  const before = visitWas.parse(row);
  if (asked.step !== 'move') {
    const part =
      asked.part === undefined
        ? before.part
        : JSON.stringify(newPartOf(row, asked.step, asked.part, asked.note));
    const kept_under = asked.keptUnder ?? before.kept_under;
    // Of a part it is kept with the part; of a return visit without one here, for who books it.
    const noted = asked.step === 'needs-return' ? asked.note : '';
    const note = [before.note, noted].filter((line) => line !== '').join('\n');
    return { ...before, state: stateAfter(asked.step, before.state), note, part, kept_under };
  }
  const { wish } = asked;
  const isElsewhen = wish.date !== row.day || wish.fromHour !== row.from_hour;
  const early = wish.date === row.day ? undefined : refuseBeforePart(partOf(row.part), wish);
  if (early !== undefined) return early;
  const region = visitRegionOf(row.region);
  if (isElsewhen) {
    const spot = { wish, region, zip };
    const own = { except: row.id, exceptLead: row.lead_id };
    const refused = await takePlace(transaction, { ...spot, ...own, now: asked.action.at });
    if (refused !== undefined) return refused;
  }
  const technician = await findTechnicianName(transaction, wish.technicianId);
  if (wish.technicianId !== null && technician === undefined) return { kind: 'unknown' };
  if (isElsewhen || wish.technicianId !== row.technician_id) {
    const unfit = await takeTechnician(transaction, { ...wish, region, appliance, zip, except: row.id });
    if (unfit !== undefined) return unfit;
  }
  const { fromHour, toHour } = windowFrom(wish.fromHour);
  return {
    day: wish.date,
    from_hour: fromHour,
    to_hour: toHour,
    technician_id: wish.technicianId,
    note: wish.note,
    part: row.part,
    kept_under: isElsewhen ? '' : row.kept_under,
    // Another technician, or another note, is no other time.
    state: isElsewhen ? 'moved' : row.state,
  };
}
