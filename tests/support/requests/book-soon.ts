import { standingCalendar } from '#domain/opening/opening-calendar.ts';
import type { LeadStore } from '#server/store/lead-store.ts';
import { aBooking } from '../builders/a-visit.ts';
import { aCompany } from '../builders/company.ts';

const dayMs = 24 * 60 * 60_000;

/** Books a visit for the lead of that address the day after tomorrow by the real clock, as the desk would. */
export async function bookSoon(store: LeadStore, email: string, id: string): Promise<void> {
  const at = Date.now();
  const leads = await store.listLeads();
  const leadId = leads.find((lead) => lead.email === email)?.id ?? '';
  const date = new Date(at + 2 * dayMs).toISOString().slice(0, 10);
  const calendar = standingCalendar(aCompany.hours);
  const action = { id, at, operator: 'Ana' };
  const answer = await store.bookVisit(
    aBooking(leadId, { action, visitId: `visit-${id}`, date, fromHour: 13, calendar, isOverfull: true }),
  );
  if (answer.kind !== 'kept') throw new Error(`Not booked: ${answer.kind}`);
}
