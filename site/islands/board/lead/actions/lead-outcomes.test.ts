import { expect, test } from 'vitest';
import { aBoardVisit } from '../../../../../tests/support/builders/a-board-visit.ts';
import { aBoardLead } from '../../../../../tests/support/builders/a-board-lead.ts';
import { isToClose, outcomesOf } from './lead-outcomes.ts';

test('what its sender called off is to be closed while somebody has to see it; a call is still owed to all others', () => {
  const called = { state: 'called', followUpAt: 1 } as const;
  expect(isToClose(aBoardLead({ ...called, canceledAt: 1 }))).toBe(true);
  expect(isToClose(aBoardLead({ ...called, erasedAt: 1 }))).toBe(true);
  expect(isToClose(aBoardLead(called))).toBe(false);
  expect(isToClose(aBoardLead({ state: 'done', canceledAt: 1 }))).toBe(false);
  expect(isToClose(aBoardLead({ state: 'open', canceledAt: 1 }))).toBe(false);
});

test('a change of a booked lead offers to move the visit, as long as it is to come', () => {
  const booked = { state: 'booked', visit: aBoardVisit({ state: 'set' }) } as const;
  expect(outcomesOf(aBoardLead(booked))).toContain('booked');
  expect(outcomesOf(aBoardLead({ ...booked, visit: aBoardVisit({ state: 'no-show' }) }))).not.toContain(
    'booked',
  );
  expect(outcomesOf(aBoardLead({ state: 'booked', visit: null }))).not.toContain('booked');
});
