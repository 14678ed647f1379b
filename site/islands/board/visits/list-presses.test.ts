import { expect, test } from 'vitest';
import { anyProfile } from '#domain/visits/technician.ts';
import { aBoardVisit } from '../../../../tests/support/builders/a-board-visit.ts';
import { noon } from '../../../../tests/support/builders/a-quote.ts';
import { listPresses } from './list-presses.ts';

const ben = {
  ...{ id: 'ben', name: 'Ben Ortiz', isGone: false, feedMadeAt: null, pageMadeAt: null },
  profile: anyProfile,
};
const dayMs = 24 * 60 * 60_000;
const nextOver = (technicianId: string | null, technicians = [ben]) =>
  listPresses(aBoardVisit({ technicianId }), technicians, noon + dayMs, 'America/New_York').next;

test('what comes next at a visit that is over is done, but where nobody was sent it is to be moved', () => {
  expect(nextOver('ben')).toBe('done');
  expect(nextOver(null)).toBe('move');
  expect(nextOver(null, [])).toBe('done');
});
