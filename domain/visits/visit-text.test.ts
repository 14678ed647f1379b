import { expect, test } from 'vitest';
import { describeVisit, formatWindow } from './visit-text.ts';
import { listNextSteps, windowFrom } from './visit.ts';

test.each([
  [8, '8–10 AM'],
  [11, '11 AM–1 PM'],
  [10, '10 AM–12 PM'],
  [12, '12–2 PM'],
  [19, '7–9 PM'],
  [0, '12–2 AM'],
  [22, '10 PM–12 AM'],
])('the window from %i is read %s', (fromHour, text) => {
  expect(formatWindow(windowFrom(fromHour))).toBe(text);
});

test('a visit is told by its day, its window and who comes', () => {
  const visit = { date: '2026-06-16', window: windowFrom(8) };
  expect(describeVisit(visit, 'Ben')).toBe('Tue, Jun 16, 8–10 AM, Ben');
  expect(describeVisit(visit, null)).toBe('Tue, Jun 16, 8–10 AM');
});

test('only a visit that is to come has something to press', () => {
  const ends = ['done', 'needs-part', 'needs-return', 'no-show', 'keep'];
  expect(listNextSteps({ state: 'set', part: null }, 'booked')).toEqual([
    'move',
    'cancel',
    'on-the-way',
    ...ends,
  ]);
  expect(listNextSteps({ state: 'on-the-way', part: null }, 'booked')).toEqual(['move', 'cancel', ...ends]);
  const part = { name: 'Drain pump', orderedOn: null, expectedOn: null, note: '' };
  expect(listNextSteps({ state: 'moved', part }, 'booked')).toEqual(
    expect.arrayContaining([...ends, 'part']),
  );
  for (const state of ['done', 'canceled', 'no-show'] as const)
    expect(listNextSteps({ state, part: null }, 'called')).toEqual([]);
});

test('after a visit that did not finish the repair the part can be said, until the lead goes on', () => {
  for (const state of ['waiting-for-part', 'return-visit'] as const) {
    expect(listNextSteps({ state, part: null }, 'called')).toEqual(['needs-part']);
    for (const leadState of ['booked', 'done', 'spam'] as const)
      expect(listNextSteps({ state, part: null }, leadState)).toEqual([]);
  }
});
