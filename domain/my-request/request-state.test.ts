import { expect, test } from 'vitest';
import { requestState, stepOf } from './request-state.ts';

const noon = Date.UTC(2026, 5, 10, 16);
const minute = 60_000;
const lead = {
  kind: 'quote',
  state: 'open',
  phone: '+13055550123',
  receivedAt: noon,
  clockStartsAt: noon,
  dueAt: noon + 15 * minute,
} as const;

test('while the clock runs we call by its end; after it nobody is told a time that has passed', () => {
  expect(requestState(lead, undefined, noon)).toEqual({ kind: 'call-by', at: lead.dueAt });
  expect(requestState(lead, undefined, lead.dueAt + 1)).toEqual({ kind: 'late' });
});

test('before we open, we call at the opening', () => {
  const clockStartsAt = noon + 60 * minute;
  const night = { ...lead, clockStartsAt, dueAt: clockStartsAt + 15 * minute };
  expect(requestState(night, undefined, noon)).toEqual({ kind: 'call-at-opening', at: clockStartsAt });
  expect(requestState(night, undefined, clockStartsAt)).toEqual({ kind: 'call-by', at: night.dueAt });
});

test('who left no number is answered by e-mail', () => {
  expect(requestState({ ...lead, phone: '' }, undefined, noon)).toEqual({ kind: 'answer-by-mail' });
});

test('what the desk did is told, a visit before all else', () => {
  type State = Parameters<typeof requestState>[0]['state'];
  const kindOf = (state: State, visit?: Parameters<typeof requestState>[1]) =>
    requestState({ ...lead, state }, visit, noon).kind;
  expect(kindOf('no-answer')).toBe('tried');
  expect(kindOf('called')).toBe('called');
  expect(kindOf('booked')).toBe('booked');
  expect(kindOf('booked', 'set')).toBe('visit-set');
  expect(kindOf('called', 'cancelled')).toBe('visit-cancelled');
  expect(kindOf('booked', 'done')).toBe('done');
  expect(kindOf('not-ours', 'set')).toBe('closed');
  expect(stepOf({ kind: 'visit-set' })).toBe('visit');
});
