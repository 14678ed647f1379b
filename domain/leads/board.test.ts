import { expect, test } from 'vitest';
import { compareByDue, hasNewLead, type BoardLead } from './board.ts';

const lead: BoardLead = {
  id: 'later',
  kind: 'quote',
  state: 'open',
  receivedAt: 2,
  clockStartsAt: 2,
  dueAt: 902,
  calledAt: null,
  name: 'Rosa Diaz',
  phone: '+13055550123',
  phoneText: '(305) 555-0123',
  email: 'rosa@example.com',
  zip: '33139',
  place: 'Miami Beach',
  appliance: 'dryer',
  preferredTime: '',
  urgent: false,
  message: '',
  outsideArea: false,
  isSuspect: false,
  isAmended: false,
};

test('urgent leads come first, then by when the call is due; those called last', () => {
  const leads: readonly BoardLead[] = [
    { ...lead, id: 'called', state: 'called', urgent: true, receivedAt: 0 },
    lead,
    { ...lead, id: 'not reached', state: 'no-answer', receivedAt: 0 },
    { ...lead, id: 'urgent', urgent: true, receivedAt: 3 },
    { ...lead, id: 'earlier', receivedAt: 1 },
    { ...lead, id: 'due sooner', receivedAt: 9, dueAt: 100 },
  ];
  expect(leads.toSorted(compareByDue).map(({ id }) => id)).toEqual([
    'urgent',
    'due sooner',
    'earlier',
    'later',
    'not reached',
    'called',
  ]);
});

test('a lead that came is news, also while another goes; one that only became the newest is not', () => {
  const first = { id: 'first', receivedAt: 1 };
  const second = { id: 'second', receivedAt: 2 };
  expect(hasNewLead(null, first)).toBe(true);
  expect(hasNewLead(first, second)).toBe(true);
  expect(hasNewLead(first, { ...second, receivedAt: 1 })).toBe(true);
  expect(hasNewLead(first, first)).toBe(false);
  expect(hasNewLead(second, first)).toBe(false);
  expect(hasNewLead(first, null)).toBe(false);
  expect(hasNewLead(null, null)).toBe(false);
});
