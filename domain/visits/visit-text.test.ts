import { expect, test } from 'vitest';
import { describeVisit, formatWindow } from './visit-text.ts';
import { listNextSteps, windowFrom } from './visit.ts';

test.each([
  [8, '8–10 am'],
  [11, '11 am–1 pm'],
  [10, '10 am–12 pm'],
  [12, '12–2 pm'],
  [19, '7–9 pm'],
  [0, '12–2 am'],
  [22, '10 pm–12 am'],
])('the window from %i is read %s', (fromHour, text) => {
  expect(formatWindow(windowFrom(fromHour))).toBe(text);
});

test('a visit is told by its day, its window and who comes', () => {
  const visit = { date: '2026-06-16', window: windowFrom(8) };
  expect(describeVisit(visit, 'Ben')).toBe('Tue, Jun 16, 8–10 am, Ben');
  expect(describeVisit(visit, null)).toBe('Tue, Jun 16, 8–10 am');
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
