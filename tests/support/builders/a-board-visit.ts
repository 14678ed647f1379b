// A visit of the board as the server sends it.
import { noCustomerFacts } from '#domain/leads/customer.ts';
import type { BoardVisit } from '#domain/visits/board-visit.ts';
import { noon } from './a-quote.ts';

const lead: BoardVisit['lead'] = {
  ...{ name: 'Rosa Diaz', phone: '+13055550123', phoneText: '(305) 555-0123', zip: '33139' },
  ...{ place: 'Miami Beach', street: '', unit: '', access: '', region: 'miami-dade' },
  ...{ appliance: 'dryer', signText: '', message: '', isUrgent: false, isCanceled: false },
  customer: noCustomerFacts,
  ...{ anotherTime: '', isMoved: false, state: 'booked', events: 1, added: [], also: '', parts: [] },
};

/** On the day of the test, 1 to 3 pm, with nobody named, with what is given changed. */
export function aBoardVisit(changes: Partial<BoardVisit> = {}): BoardVisit {
  return {
    ...{ id: 'visit', leadId: 'lead', date: '2026-06-10', window: { fromHour: 13, toHour: 15 } },
    ...{
      state: 'set',
      technicianId: null,
      technician: null,
      note: '',
      sequence: 0,
      part: null,
      keptUnder: '',
    },
    ...{ createdAt: noon, changedAt: noon, by: 'Ana', lead, lastPress: null, closing: '', tells: [] },
    ...changes,
  };
}
