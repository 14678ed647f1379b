import { noCustomerFacts } from '#domain/leads/customer.ts';
import type { LeadMark } from '#server/store/acts/marks/mark-lead.ts';
import type { Submission } from '#server/store/acts/intake/keep-lead.ts';
import type { NewNotice } from '#server/store/records/notices/notice.ts';
import { noContent } from '#domain/requests/quote-fields.ts';

/** The form as a homeowner fills it in. */
export function aQuote(changes: Readonly<Record<string, string>> = {}): Record<string, string> {
  return {
    name: 'Rosa Diaz',
    phone: '(305) 555-0123',
    email: 'rosa@example.com',
    zip: '33139',
    appliance: 'refrigerator',
    preferredTime: 'morning',
    message: 'Warm since last night',
    _next: '/submitted',
    _subject: 'New Appliance Repair Request from Website',
    lang: 'en',
    page: '/miami-beach',
    company_website: '',
    ...changes,
  };
}

/** The short form of the contact page. */
export function aMessage(changes: Readonly<Record<string, string>> = {}): Record<string, string> {
  return {
    name: 'Rosa Diaz',
    email: 'rosa@example.com',
    message: 'Do you repair pool pumps?',
    lang: 'en',
    ...changes,
  };
}

/** 12:00 in Florida on an ordinary working day. */
export const noon = Date.UTC(2026, 5, 10, 16);

let made = 0;

/** A lead as the store is asked to keep it; every one has ids of its own. */
export function aSubmission(
  changes: Partial<Omit<Submission, 'lead'>> = {},
  leadChanges: Partial<Submission['lead']> = {},
): Submission {
  made += 1;
  return {
    requestId: `request-${made}`,
    contentHash: `content-${made}`,
    amendmentId: `amendment-${made}`,
    notices: [aNotice()],
    ...changes,
    lead: {
      id: `lead-${made}`,
      kind: 'quote',
      receivedAt: noon,
      clockStartsAt: noon,
      dueAt: noon + 15 * 60_000,
      ...noContent,
      name: 'Rosa Diaz',
      phone: '+13055550123',
      phoneAsTyped: '(305) 555-0123',
      email: 'rosa@example.com',
      zip: '33139',
      appliance: 'refrigerator',
      preferredTime: 'morning',
      message: 'Warm since last night',
      page: '/miami-beach',
      language: 'en',
      subject: 'New Appliance Repair Request from Website',
      source: { utm_source: 'search' },
      consent: '2026-11-28',
      suspicions: [],
      outsideArea: false,
      ...leadChanges,
    },
  };
}

/** What an operator says of a lead; every one has an id of its own. */
export function aMark(leadId: string, changes: Partial<LeadMark> = {}): LeadMark {
  made += 1;
  return { id: `mark-${made}`, leadId, at: noon, outcome: 'called', operator: 'Ana', note: '', ...changes };
}

/** A request erased by somebody at the company. */
export function anErasing(leadId: string, at = noon) {
  return { id: `erased-${leadId}`, leadId, at, operator: 'Ana', note: 'Erased' };
}

/** A notice owed at noon; every one has an id of its own. */
export function aNotice(changes: Partial<NewNotice> = {}): NewNotice {
  made += 1;
  return { id: `notice-${made}`, channel: 'email', kind: 'dispatch', at: noon, ...changes };
}

/** A lead nobody did anything with, that a visitor sent. */
export const untouched = {
  followUpAt: undefined,
  attempts: 0,
  heldBy: undefined,
  heldUntil: undefined,
  region: 'miami-dade',
  enteredBy: '',
  mergedInto: undefined,
  sentFirst: undefined,
  texts: undefined,
  customer: noCustomerFacts,
  canceledAt: undefined,
  erasedAt: undefined,
} as const;
