import { expect, test } from 'vitest';
import { judgeSameRequest } from './same-request.ts';

const hour = 60 * 60_000;
const sent = { kind: 'quote', phone: '+13055550123', email: 'rosa@example.com', receivedAt: 0 } as const;
const kept = { ...sent, state: 'open', saysTheSame: false } as const;

test('other words of the same person belong to the lead, as long as nobody called', () => {
  expect(judgeSameRequest(kept, { ...sent, receivedAt: 90 * 24 * hour })).toBe('amends');
  for (const state of ['called', 'no-answer', 'booked', 'not-ours'] as const)
    expect(judgeSameRequest({ ...kept, state }, sent)).toBe('other');
});

test('another phone number, another address, or another form is another lead', () => {
  for (const change of [
    { phone: '+13055550199' },
    { email: 'ben@example.com' },
    { kind: 'message' } as const,
  ])
    expect(judgeSameRequest(kept, { ...sent, ...change })).toBe('other');
});

test('an address left out or added, or written in capitals, makes nobody another person', () => {
  for (const email of ['', 'Rosa@Example.com ']) {
    expect(judgeSameRequest(kept, { ...sent, email })).toBe('amends');
    expect(judgeSameRequest({ ...kept, email }, sent)).toBe('amends');
  }
  const message = { kind: 'message', phone: '' } as const;
  expect(judgeSameRequest({ ...kept, ...message }, { ...sent, ...message })).toBe('amends');
  expect(judgeSameRequest({ ...kept, ...message, email: '' }, { ...sent, ...message })).toBe('other');
});

test('who corrected phone or address is the same person by either, and by one of each', () => {
  const sentFirst = { phone: sent.phone, email: sent.email };
  const corrected = { ...kept, phone: '+13055550188', email: 'new@example.com', sentFirst };
  for (const said of [sent, { ...sent, phone: corrected.phone }, { ...sent, email: 'New@example.com' }])
    expect(judgeSameRequest(corrected, said)).toBe('amends');
  expect(judgeSameRequest(corrected, { ...sent, phone: '+13055550199' })).toBe('other');
});

test('the same words are a repetition while nobody called, and for a day after that', () => {
  const same = { ...kept, saysTheSame: true };
  const called = { ...same, state: 'called' } as const;
  expect(judgeSameRequest(same, { ...sent, receivedAt: 90 * 24 * hour })).toBe('repeated');
  expect(judgeSameRequest(called, { ...sent, receivedAt: 23 * hour })).toBe('repeated');
  expect(judgeSameRequest(called, { ...sent, receivedAt: 25 * hour })).toBe('other');
  // The clock may have been set back meanwhile.
  expect(judgeSameRequest(called, { ...sent, receivedAt: -25 * hour })).toBe('other');
});
