import { expect, test } from 'vitest';
import { dayMs } from '#domain/clocks/durations.ts';
import { canSendAgain, requestState, stepOf } from './request-state.ts';

type State = Parameters<typeof requestState>[0]['state'];
const kindOf = (state: State, visit?: Parameters<typeof requestState>[1]) =>
  requestState({ state }, visit).kind;

test('what we did is shown, a visit before all else', () => {
  expect(kindOf('open')).toBe('waiting');
  expect(kindOf('no-answer')).toBe('tried');
  expect(kindOf('called')).toBe('called');
  expect(kindOf('booked')).toBe('booked');
  expect(kindOf('booked', 'set')).toBe('visit-set');
  expect(kindOf('booked', 'moved')).toBe('visit-set');
  expect(kindOf('booked', 'on-the-way')).toBe('on-the-way');
  expect(kindOf('called', 'canceled')).toBe('visit-canceled');
  expect(kindOf('booked', 'no-show')).toBe('missed');
  expect(kindOf('booked', 'done')).toBe('done');
});

test('a repair that waits for a part or another visit is not fixed, and is not sent again', () => {
  for (const kind of ['waiting-for-part', 'return-visit'] as const) {
    expect(kindOf('called', kind)).toBe(kind);
    expect(stepOf({ kind })).toBe('visit');
    const lead = { kind: 'quote', state: 'called', canceledAt: undefined, receivedAt: 0 } as const;
    expect(canSendAgain(lead, kind, 40 * dayMs)).toBe(false);
    expect(canSendAgain({ ...lead, canceledAt: 1 }, kind, 40 * dayMs)).toBe(true);
  }
});

test('a request that is done or closed is so, whatever became of its visit', () => {
  expect(kindOf('done', 'set')).toBe('done');
  expect(kindOf('not-ours', 'set')).toBe('closed');
  expect(kindOf('spam')).toBe('closed');
});

test('a request that is open again after its visit was canceled waits for a call', () => {
  expect(kindOf('open', 'canceled')).toBe('waiting');
  expect(stepOf({ kind: 'waiting' })).toBe('call');
  expect(stepOf({ kind: 'visit-set' })).toBe('visit');
});
