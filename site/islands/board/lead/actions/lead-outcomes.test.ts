import { expect, test } from 'vitest';
import { aBoardLead } from '../../../../../tests/support/builders/a-board-lead.ts';
import { isToClose } from './lead-outcomes.ts';

test('what its sender called off is to be closed while somebody has to see it; a call is still owed to all others', () => {
  const called = { state: 'called', followUpAt: 1 } as const;
  expect(isToClose(aBoardLead({ ...called, canceledAt: 1 }))).toBe(true);
  expect(isToClose(aBoardLead({ ...called, erasedAt: 1 }))).toBe(true);
  expect(isToClose(aBoardLead(called))).toBe(false);
  expect(isToClose(aBoardLead({ state: 'done', canceledAt: 1 }))).toBe(false);
  expect(isToClose(aBoardLead({ state: 'open', canceledAt: 1 }))).toBe(false);
});
