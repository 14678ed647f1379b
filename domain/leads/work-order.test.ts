import { expect, test } from 'vitest';
import { leadStates } from './lead.ts';
import { compareWork, isWork, nextSectionAt, workSectionOf, type WorkFacts } from './work-order.ts';

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

test('least time first, then just missed, then follow-ups due, then the rest by its time', () => {
  const wanted = [
    aLead('46 seconds left', { receivedAt: now - 14 * minute }),
    aLead('ten minutes left', { receivedAt: now - 5 * minute }),
    aLead('new'),
    aLead('a minute late', { receivedAt: now - 16 * minute }),
    aLead('hours late', { receivedAt: now - 300 * minute }),
    aLead('follow-up of yesterday', { state: 'called', followUpAt: now - 1440 * minute }),
    aLead('try again now', { state: 'no-answer', followUpAt: now }),
    aLead('try again soon', { state: 'no-answer', followUpAt: now + minute }),
    aLead('called when we open', { clockStartsAt: now + 60 * minute, dueAt: now + 75 * minute }),
    aLead('call next week', { state: 'called', followUpAt: now + 9000 * minute }),
  ];
  const found = wanted.toReversed().toSorted((one, other) => compareWork(one, other, now));
  expect(found.map(({ id }) => id)).toEqual(wanted.map(({ id }) => id));
});

test('at its last instant a call is in time, and late right after it', () => {
  const lead = aLead('one', { dueAt: now });
  expect(workSectionOf(lead, now)).toBe('keep');
  expect(workSectionOf(lead, now + 1)).toBe('missed');
  expect(nextSectionAt(lead, now)).toBe(now + 1);
  expect(nextSectionAt(lead, now + 1)).toBeUndefined();
});

test('the next change is when the office opens, then when the call is late; or when to call again', () => {
  const lead = aLead('night', { clockStartsAt: now + minute, dueAt: now + 16 * minute });
  expect(workSectionOf(lead, now)).toBe('rest');
  expect(nextSectionAt(lead, now)).toBe(now + minute);
  expect(nextSectionAt(lead, now + minute)).toBe(now + 16 * minute + 1);
  const again = aLead('again', { state: 'no-answer', followUpAt: now + minute });
  expect(nextSectionAt(again, now)).toBe(now + minute);
  expect(nextSectionAt(again, now + minute)).toBeUndefined();
  expect(nextSectionAt({ ...again, state: 'done' }, now)).toBeUndefined();
});

test('to be done are open ones, those not reached, and those called or booked with a time to call again', () => {
  const states = (followUpAt: number | null) =>
    leadStates.filter((state) => isWork(aLead('one', { state, followUpAt })));
  expect(states(null)).toEqual(['open', 'no-answer']);
  expect(states(now)).toEqual(['open', 'no-answer', 'called', 'booked']);
});
