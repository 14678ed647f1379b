import { expect, test } from 'vitest';
import {
  entryOfVisit,
  findVisitNews,
  isDayOver,
  type StandingVisit,
  type VisitTelling,
} from './visit-news.ts';

const standing: StandingVisit = {
  id: 'first',
  sequence: 2,
  state: 'set',
  date: '2026-06-11',
  window: { fromHour: 9, toHour: 11 },
  technician: 'Ben',
};
const { id: uid, state, ...when } = standing;
const told: VisitTelling = { ...when, uid, sequence: 0, isOff: false };

test('of all that changed since the last telling, the truth alone is told', () => {
  expect(state).toBe('set');
  expect(findVisitNews(undefined, standing)).toMatchObject({ kind: 'set', visit: { uid: 'first' } });
  expect(findVisitNews(undefined, { ...standing, state: 'cancelled' })).toEqual({ kind: 'nothing' });
  expect(findVisitNews(told, { ...standing, technician: 'Eva' })).toEqual({ kind: 'nothing' });
  const later = { ...standing, window: { fromHour: 13, toHour: 15 } };
  expect(findVisitNews(told, later)).toMatchObject({ kind: 'moved', before: told, visit: { sequence: 2 } });
  expect(findVisitNews(told, undefined)).toMatchObject({ kind: 'cancelled', visit: { sequence: 1 } });
  for (const past of ['done', 'no-show'] as const)
    expect(findVisitNews(told, { ...later, state: past })).toEqual({ kind: 'nothing' });
  expect(findVisitNews({ ...told, isOff: true }, standing).kind).toBe('set');
});

test('a visit that was booked anew stays the entry of the calendar that was told of the first', () => {
  const anew = { ...standing, id: 'second', sequence: 0 };
  expect(entryOfVisit(anew, { ...told, sequence: 5 })).toMatchObject({ uid: 'first', sequence: 5 });
  expect(entryOfVisit({ ...anew, date: '2026-06-12' }, { ...told, sequence: 5 })).toMatchObject({
    ...{ uid: 'first', sequence: 6, date: '2026-06-12' },
  });
});

test('a day is over when it is over in Hawaii, too', () => {
  expect(isDayOver('2026-06-11', Date.parse('2026-06-12T11:59:00Z'))).toBe(false);
  expect(isDayOver('2026-06-11', Date.parse('2026-06-12T12:01:00Z'))).toBe(true);
});
