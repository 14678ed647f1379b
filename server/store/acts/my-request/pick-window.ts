// A window kept free for a lead until the desk calls: looked for, taken and told to staff in one commit.
import { findZipRegion } from '#domain/opening/today-place.ts';
import { instantOn } from '#domain/opening/local-date.ts';
import { callbackDueAt } from '#domain/clocks/callback-clock.ts';
import { isSuspect } from '#domain/leads/lead.ts';
import { holdEndsAt, listPickableDates, pickText, pickingStates } from '#domain/visits/held-window.ts';
import { parseCustomer } from '#server/store/records/leads/customer-facts.ts';
import { parseSuspicions } from '#server/store/records/leads/lead-rows.ts';
import { changeRequest, type RequestChanging } from './change-request.ts';
import { lockRemaining } from '#server/store/records/leads/remaining-lead.ts';
import type { LeadRow, LeadTransaction } from '#server/store/database/tables.ts';
import { takePlace } from '#server/store/acts/booking/take-place.ts';
import { findLatestVisit } from '#server/store/records/visits/visits-of-leads.ts';
import { heldWindowOf, readHeldWindows, releaseHeld } from '#server/store/records/holds/held-window-rows.ts';
import type { OpeningCalendar } from '#domain/opening/opening-calendar.ts';
import { isPlanned } from '#domain/visits/visit.ts';
import type { HeldWindow, WindowPick } from '#domain/visits/held-window.ts';

/** Who speaks, how it is noted for staff, and where they hear of it. */
export type Telling = Pick<RequestChanging, 'id' | 'leadId' | 'at' | 'operator' | 'note' | 'channels'>;

export type Picking = Telling &
  WindowPick & {
    /** As it is when it is picked. */
    readonly calendar: OpeningCalendar;
  };

export type PickAnswer =
  /** Picked now, or before: the same window again changes nothing. */
  | { readonly kind: 'held'; readonly held: HeldWindow }
  /** Somebody else has the last place, or it cannot be had any more. What they held before they hold on to. */
  | { readonly kind: 'gone' }
  /** A visit is agreed, or the request is settled: there is nothing to pick. */
  | { readonly kind: 'settled' | 'unknown' | 'too many' };

async function canPick(transaction: LeadTransaction, lead: LeadRow): Promise<boolean> {
  const isOpen = pickingStates.some((state) => state === lead.state);
  if (!isOpen || isSuspect(parseSuspicions(lead.suspicions))) return false;
  if (parseCustomer(lead.customer).doNotServe) return false;
  const visit = await findLatestVisit(transaction, lead.id);
  return visit === undefined || !(isPlanned(visit.state) || visit.state === 'waiting-for-part');
}

/** The same region the desk books in; undefined when this window of it cannot be had. */
async function takeWindow(
  transaction: LeadTransaction,
  lead: LeadRow,
  { date, fromHour, calendar, at }: Picking,
) {
  const region = findZipRegion(lead.zip);
  if (region === undefined || !listPickableDates(calendar, at, region).includes(date)) return undefined;
  if (instantOn(date, fromHour, calendar.hours.timeZone) < callbackDueAt(at, calendar, region))
    return undefined;
  const wish = { date, fromHour, calendar, isOverfull: false };
  const spot = { wish, region, zip: lead.zip };
  const refused = await takePlace(transaction, { ...spot, now: at, exceptLead: lead.id });
  return refused === undefined ? region : undefined;
}

/** Keeps a window free for a lead, in the place of what it held, and tells staff. */
export async function pickWindow(transaction: LeadTransaction, pick: Picking): Promise<PickAnswer> {
  const { date, fromHour, calendar, ...telling } = pick;
  const { id, at } = telling;
  const lead = await lockRemaining(transaction, telling.leadId);
  if (lead === undefined) return { kind: 'unknown' };
  const leadId = lead.id;
  const held = (await readHeldWindows(transaction, [leadId], at)).get(leadId);
  if (held?.date === date && held.window.fromHour === fromHour) return { kind: 'held', held };
  if (!(await canPick(transaction, lead))) return { kind: 'settled' };
  const region = await takeWindow(transaction, lead, pick);
  if (region === undefined) return { kind: 'gone' };
  const changes = [{ kind: 'window', text: pickText(pick) }] as const;
  const told = await changeRequest(transaction, { ...telling, changes, content: {} });
  if (told !== 'kept') return { kind: told };
  await releaseHeld(transaction, leadId, { id, at });
  const until_at = holdEndsAt(calendar, at, region);
  const row = await transaction
    .insertInto('held_windows')
    .values({ id, lead_id: leadId, day: date, from_hour: fromHour, region, held_at: at, until_at })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { kind: 'held', held: heldWindowOf(row) };
}
