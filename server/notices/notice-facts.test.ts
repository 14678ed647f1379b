import { expect, test } from 'vitest';
import { aSubmission, noon, untouched } from '../../tests/support/builders/a-quote.ts';
import type { Lead, LeadEvent } from '#domain/leads/lead.ts';
import type { LeasedNotice } from '#server/store/records/notices/notice.ts';
import { describeNotice } from './notice-facts.ts';

const minute = 60_000;

type Told = Pick<LeasedNotice, 'kind'> &
  Partial<Pick<LeasedNotice, 'knownName'>> & {
    lead?: Partial<Lead>;
    events?: readonly LeadEvent[];
    now?: number;
  };

function tell({ kind, knownName, lead: changes = {}, events = [], now = noon }: Told) {
  const { lead } = aSubmission();
  const kept = { requestId: 'r', state: 'open', calledAt: undefined, amendments: [], events } as const;
  const claimed = { id: 'one', channel: 'email', attempt: 1, createdAt: noon, missing: [] } as const;
  const notice = { ...claimed, kind, knownName, lead: { ...untouched, ...lead, ...kept, ...changes } };
  return describeNotice(notice, now, { publicOrigin: undefined, timeZone: 'America/New_York' });
}

test('a customer who cancels is told to staff with the day, the time and the technician of their visit', () => {
  const event = (id: string, at: number, note: string): LeadEvent => ({
    ...{ id, at, note, outcome: 'visit-canceled', operator: 'Customer', followUpAt: null },
  });
  const lead = { state: 'called', canceledAt: noon } as const;
  const of = (...events: LeadEvent[]) => tell({ kind: 'amendment', lead, events });
  const visit = 'Thu, Jun 11, 9–11 am, Ben';
  const { subject, facts } = of(event('one', noon, `${visit}\nCompressor`));
  expect(subject).toMatch(`Canceled by customer · ${visit} · refrigerator`);
  expect(facts[0]).toEqual({ label: 'Canceled visit', text: visit });
  expect(of(event('before', noon - 1, visit)).subject, 'of another day').not.toContain('Ben');
  expect(of().subject).toMatch('Canceled by customer · refrigerator');
});

test('a call that is due again is told with its time, and is late only with its alarm', () => {
  const lead = { state: 'called', followUpAt: noon } as const;
  expect(tell({ kind: 'reminder', lead }).heading).toBe('Follow up: call at 12:00 pm');
  expect(tell({ kind: 'alarm', lead, now: noon + 15 * minute }).heading).toBe(
    'OVERDUE, nobody followed up: call by 12:00 pm (OVERDUE by 15 min)',
  );
});

test.each([
  ['visit-no-show', 'Follow up · No-show'],
  ['visit-needs-part', 'Follow up · Part: Drain pump, ordered Wed, Jun 10'],
  ['visit-canceled', 'Follow up · Visit canceled'],
  ['visit-moved', 'Follow up'],
] as const)('a call that is due after a visit says why: %s', (outcome, said) => {
  const note = 'Thu, Jun 11, 9–11 am, Ben\nDrain pump, ordered Wed, Jun 10\nLeft hinge';
  const event = { id: 'one', at: noon, note, outcome, operator: 'Ben', followUpAt: noon } as const;
  const { subject, heading } = tell({
    kind: 'reminder',
    lead: { state: 'called', followUpAt: noon },
    events: [event],
  });
  expect(subject).toMatch(`${said} · refrigerator`);
  expect(heading).toBe(`${said}: call at 12:00 pm`);
});

test('a missed call from a number that wrote before bears the name', () => {
  const lead = {
    kind: 'missed-call',
    subject: 'Missed call',
    name: '',
    appliance: '',
    sign: '',
    zip: '',
  } as const;
  const { subject, facts } = tell({ kind: 'dispatch', lead, knownName: 'Rosa Diaz' });
  expect(subject).toMatch(/^Missed call · Rosa Diaz · call by/u);
  expect(facts[0]).toEqual({ label: 'Known by this number as', text: 'Rosa Diaz' });
  expect(tell({ kind: 'dispatch', lead }).subject).toMatch(/^Missed call · \(305\) 555-0123 · call by/u);
});
