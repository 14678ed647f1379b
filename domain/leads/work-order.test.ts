import { expect, test } from 'vitest';
import { leadStates } from './lead.ts';
import { isWork, workSectionOf, type WorkFacts } from './work-order.ts';

const minute = 60_000;
const now = 1_800_000_000_000;

function aLead(id: string, changes: Partial<WorkFacts> = {}): WorkFacts {
  const receivedAt = changes.receivedAt ?? now;
  return {
    id,
    state: 'open',
    receivedAt,
    clockStartsAt: receivedAt,
    dueAt: receivedAt + 15 * minute,
    ...changes,
  };
}

test('at its last instant a call is in time, and late right after it', () => {
  const lead = aLead('one', { dueAt: now });
  expect(workSectionOf(lead, now)).toBe('keep');
  expect(workSectionOf(lead, now + 1)).toBe('missed');
});

test('what came in the night is of the rest until the office opens, and so is who is to be called again later', () => {
  const lead = aLead('night', { clockStartsAt: now + minute, dueAt: now + 16 * minute });
  expect([now, now + minute].map((at) => workSectionOf(lead, at))).toEqual(['rest', 'keep']);
  const again = aLead('again', { state: 'no-answer', followUpAt: now + minute });
  expect([now, now + minute].map((at) => workSectionOf(again, at))).toEqual(['rest', 'follow-up']);
  const settled = ['booked', 'called', 'done'] as const;
  for (const state of settled)
    expect(workSectionOf({ ...again, state, followUpAt: null }, now), state).toBe('settled');
  expect(workSectionOf({ ...again, state: 'done' }, now + minute)).toBe('settled');
});

test('to be done are open ones, those not reached, and those called or booked with a time to call again', () => {
  const states = (followUpAt: number | null) =>
    leadStates.filter((state) => isWork(aLead('one', { state, followUpAt })));
  expect(states(null)).toEqual(['open', 'no-answer']);
  expect(states(now)).toEqual(['open', 'no-answer', 'called', 'booked']);
});
