import { standingCalendar } from '#domain/opening/opening-calendar.ts';
import type { Action } from '#server/store/records/events/action.ts';
import type { VisitBooking, VisitWish } from '#server/store/acts/booking/visit-action.ts';
import { noon } from './a-quote.ts';
import { aCompany } from './company.ts';

let made = 0;

/** What an operator presses; every press has an id of its own, and is later than those before. */
export function anAction(changes: Partial<Action> = {}): Action {
  made += 1;
  return { id: `visit-press-${made}`, operator: 'Ana', at: noon + made, ...changes };
}

/** The day after noon's, 9 to 11 in the morning, nobody named. */
export function aWish(changes: Partial<VisitWish> = {}): VisitWish {
  return {
    date: '2026-06-11',
    fromHour: 9,
    technicianId: null,
    note: '',
    isOverfull: false,
    accepted: [],
    calendar: standingCalendar(aCompany.hours),
    ...changes,
  };
}

export function aBooking(leadId: string, changes: Partial<VisitBooking> = {}): VisitBooking {
  made += 1;
  return { ...aWish(), action: anAction(), visitId: `visit-${made}`, leadId, ...changes };
}
