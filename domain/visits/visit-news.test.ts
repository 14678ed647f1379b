import { expect, test } from 'vitest';
import {
  entryOfVisit,
  findVisitNews,
  isDayOver,
  type CurrentVisit,
  type NotifiedVisit,
} from './visit-news.ts';

const current: CurrentVisit = {
  keptUnder: '',
  id: 'first',
  sequence: 2,
  state: 'set',
  date: '2026-06-11',
  window: { fromHour: 9, toHour: 11 },
  technician: 'Ben',
  part: null,
};
const { id: uid, state, ...when } = current;
const notified: NotifiedVisit = { ...when, uid, sequence: 0, isOff: false };

test('of all that changed since the last notice, only how the visit is now is notified', () => {
  expect(state).toBe('set');
  expect(findVisitNews(undefined, current)).toMatchObject({ kind: 'set', visit: { uid: 'first' } });
  expect(findVisitNews(undefined, { ...current, state: 'cancelled' })).toEqual({ kind: 'nothing' });
  expect(findVisitNews(notified, { ...current, technician: 'Eva' })).toEqual({ kind: 'nothing' });
  const later = { ...current, window: { fromHour: 13, toHour: 15 } };
  expect(findVisitNews(notified, later)).toMatchObject({
    kind: 'moved',
    before: notified,
    visit: { sequence: 2 },
  });
  expect(findVisitNews(notified, undefined)).toMatchObject({ kind: 'cancelled', visit: { sequence: 1 } });
  for (const past of ['done', 'no-show', 'waiting-for-part', 'return-visit'] as const)
    expect(findVisitNews(notified, { ...current, state: past })).toEqual({ kind: 'nothing' });
  expect(findVisitNews({ ...notified, isOff: true }, current).kind).toBe('set');
});

test('moved, on the way and done before the mail went, the new time is told all the same', () => {
  const later = { ...current, window: { fromHour: 13, toHour: 15 } };
  for (const past of ['done', 'no-show', 'waiting-for-part', 'return-visit'] as const)
    expect(findVisitNews(notified, { ...later, state: past })).toMatchObject({
      ...{ kind: 'moved', before: notified, visit: { isOff: false, window: later.window } },
    });
  expect(findVisitNews(undefined, { ...later, state: 'done' })).toEqual({ kind: 'nothing' });
});

test('a visit that was booked anew stays the entry of the calendar that was notified of the first', () => {
  const anew = { ...current, id: 'second', sequence: 0 };
  expect(entryOfVisit(anew, { ...notified, sequence: 5 })).toMatchObject({ uid: 'first', sequence: 5 });
  expect(entryOfVisit({ ...anew, date: '2026-06-12' }, { ...notified, sequence: 5 })).toMatchObject({
    ...{ uid: 'first', sequence: 6, date: '2026-06-12' },
  });
});

test('a day is over when it is over in Hawaii, too', () => {
  expect(isDayOver('2026-06-11', Date.parse('2026-06-12T11:59:00Z'))).toBe(false);
  expect(isDayOver('2026-06-11', Date.parse('2026-06-12T12:01:00Z'))).toBe(true);
});
