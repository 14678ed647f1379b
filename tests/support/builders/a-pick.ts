import { standingCalendar } from '#domain/opening/opening-calendar.ts';
import type { Picking } from '#server/store/acts/my-request/pick-window.ts';
import type { LeadStore } from '#server/store/lead-store.ts';
import { aNotice, aSubmission, noon } from './a-quote.ts';
import { aCompany } from './company.ts';

let made = 0;

/** The window of the day after noon's, 9 to 11 in the morning, picked at noon. */
export function aPick(leadId: string, changes: Partial<Picking> = {}): Picking {
  made += 1;
  return {
    ...{ id: `pick-${made}`, leadId, at: noon, operator: 'Customer', channels: ['board'] },
    note: 'Window held until we call: Thu, Jun 11, 9–11 am',
    ...{ date: '2026-06-11', fromHour: 9, calendar: standingCalendar(aCompany.hours) },
    ...changes,
  };
}

/** A lead of Miami Beach whose alarm is due a quarter of an hour after noon. */
export async function aLead(store: LeadStore, name = 'Rosa Diaz', zip = '33139'): Promise<string> {
  const notices = [aNotice({ kind: 'alarm', at: noon + 15 * 60_000 })];
  const { leadId } = await store.saveLead(aSubmission({ notices }, { name, zip }));
  return leadId;
}

/** What is left of 9 to 11 on the day after noon's, as this lead or anybody else sees it. */
export async function leftAt(store: LeadStore, now = noon, exceptLead = ''): Promise<number | undefined> {
  const calendar = standingCalendar(aCompany.hours);
  const spot = { region: 'miami-dade', zip: '33139', days: ['2026-06-11'] } as const;
  const question = { ...spot, calendar, now, exceptLead };
  const [day] = await store.offerDays(question);
  return day?.windows.find(({ fromHour }) => fromHour === 9)?.left;
}
