// A row of the board as the server sends it.
import { noCustomerFacts } from '#domain/leads/customer.ts';
import type { BoardLead } from '#domain/leads/board-lead.ts';
import { noContent } from '#domain/requests/quote-fields.ts';
import { noon } from './a-quote.ts';

const minute = 60_000;

const { phoneAsTyped, sign, ...boardContent } = noContent;

/** A quote request that came at noon, with what is given changed. */
export function aBoardLead(changes: Partial<BoardLead> = {}): BoardLead {
  return {
    id: 'lead',
    kind: 'quote',
    state: 'open',
    receivedAt: noon,
    clockStartsAt: noon,
    dueAt: noon + 15 * minute,
    ...boardContent,
    name: 'Rosa Diaz',
    phone: '+13055550123',
    zip: '33139',
    appliance: 'dryer',
    outsideArea: false,
    closing: '',
    knownVisit: '',
    rang: '',
    attempts: 0,
    region: 'miami-dade',
    enteredBy: '',
    calledAt: null,
    followUpAt: null,
    section: 'keep',
    heldBy: null,
    heldUntil: null,
    callId: null,
    events: 0,
    person: { requests: 1, others: 0, thisWeek: 1, nth: 1 },
    mergedInto: null,
    customer: noCustomerFacts,
    visit: null,
    heldWindow: null,
    knownName: '',
    phoneText: '(305) 555-0123',
    isTexted: false,
    place: 'Miami Beach',
    signText: '',
    isSuspect: false,
    isAmended: false,
    joined: 0,
    also: '',
    isChanged: false,
    zipWas: '',
    anotherTime: '',
    canceledAt: null,
    erasedAt: null,
    ...changes,
  };
}
