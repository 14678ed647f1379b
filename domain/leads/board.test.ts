import { expect, test } from 'vitest';
import { hasNewLead } from './board.ts';

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
