import { expect, test } from 'vitest';
import { anyProfile, type Technician } from '#domain/visits/technician.ts';
import { draftOf, questionOf, withTyped } from './technician-draft.ts';

const ben: Technician = {
  id: 'ben',
  name: 'Ben',
  isGone: false,
  feedMadeAt: null,
  pageMadeAt: null,
  profile: anyProfile,
};

test('who nothing is said of has every box ticked, and is sent as they were', () => {
  const draft = draftOf(ben);
  expect([draft.weekdays.length, draft.regions.length, draft.appliances.length]).toEqual([7, 7, 9]);
  expect(questionOf(draft)).toEqual({ name: 'Ben', profile: anyProfile });
});

test('what is ticked of a list is sent in its order', () => {
  const draft = { ...draftOf(ben), weekdays: [5, 2], phone: ' 813.555.0100 ' };
  expect(questionOf(draft)).toMatchObject({ profile: { weekdays: [2, 5], phone: '813.555.0100' } });
});

test('days off are put in order, one day without a last one; typed and not added, they are sent, too', () => {
  const first = { ...draftOf(ben), typed: { from: '2026-06-20', to: '2026-06-22' } };
  const both = { ...(withTyped(first) ?? first), typed: { from: '2026-06-16', to: '' } };
  expect(questionOf(both)).toMatchObject({
    profile: {
      daysOff: [
        { from: '2026-06-16', to: '2026-06-16' },
        { from: '2026-06-20', to: '2026-06-22' },
      ],
    },
  });
});

test('what cannot be is named', () => {
  const draft = draftOf(ben);
  expect(questionOf({ ...draft, phone: '555' })).toBe('phone');
  expect(questionOf({ ...draft, appliances: [] })).toBe('nothing ticked');
  expect(questionOf({ ...draft, typed: { from: '2026-06-16', to: '2026-06-15' } })).toBe('days');
  expect(questionOf({ ...draft, typed: { from: '', to: '2026-06-15' } })).toBe('days');
});
