import { expect, test } from 'vitest';
import type { BoardVisitShort } from '#domain/visits/board-visit.ts';
import { anyProfile } from '#domain/visits/technician.ts';
import { findReturning, notedBefore } from './first-choice.ts';

const visit: BoardVisitShort = {
  ...{
    id: 'v',
    date: '2026-06-10',
    window: { fromHour: 9, toHour: 11 },
    state: 'return-visit',
    keptUnder: '',
  },
  ...{ technicianId: 'ben', note: '', part: null, sequence: 1, technician: 'Ben' },
};
const ben = {
  id: 'ben',
  name: 'Ben',
  isGone: false,
  feedMadeAt: null,
  pageMadeAt: null,
  profile: anyProfile,
};

test('a return visit is offered to who was there first, as long as they are with us', () => {
  for (const state of ['return-visit', 'waiting-for-part'] as const)
    expect(findReturning({ visit: { ...visit, state } }, [ben])).toBe('ben');
  for (const state of ['done', 'canceled', 'no-show', 'set'] as const)
    expect(findReturning({ visit: { ...visit, state } }, [ben])).toBeNull();
  expect(findReturning({ visit }, [{ ...ben, isGone: true }])).toBeNull();
  expect(findReturning({ visit: { ...visit, technicianId: null } }, [ben])).toBeNull();
  expect(findReturning({ visit: null }, [ben])).toBeNull();
});

test('what was noted for the return visit is the note for whoever makes it', () => {
  expect(notedBefore({ visit: { ...visit, note: 'Two people: heavy' } })).toBe('Two people: heavy');
  expect(notedBefore({ visit: { ...visit, state: 'done', note: 'Gate 12' } })).toBe('');
  expect(notedBefore({ visit: null })).toBe('');
});
