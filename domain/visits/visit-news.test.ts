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
const { id: uid, state, date, window, technician } = current;
const notified: NotifiedVisit = { uid, date, window, technician, sequence: 0, isOff: false };

test('of all that changed since the last notice, only how the visit is now is notified', () => {
  expect(state).toBe('set');
  expect(findVisitNews(undefined, current)).toMatchObject({ kind: 'set', visit: { uid: 'first' } });
  expect(findVisitNews(undefined, { ...current, state: 'canceled' })).toEqual({ kind: 'nothing' });
  expect(findVisitNews(notified, { ...current, technician: 'Eva' })).toEqual({ kind: 'nothing' });
  const later = { ...current, window: { fromHour: 13, toHour: 15 } };
  expect(findVisitNews(notified, later)).toMatchObject({
    kind: 'moved',
    before: notified,
    visit: { sequence: 2 },
  });
  expect(findVisitNews(notified, undefined)).toMatchObject({ kind: 'canceled', visit: { sequence: 1 } });
  for (const past of ['done', 'no-show', 'waiting-for-part', 'return-visit'] as const)
    expect(findVisitNews(notified, { ...current, state: past })).toEqual({ kind: 'nothing' });
  expect(findVisitNews({ ...notified, isOff: true }, current).kind).toBe('set');
});

test('a part is told of once it is ordered, and again when it is another or expected on another day', () => {
  const waits = (part: CurrentVisit['part']) => ({ ...current, state: 'waiting-for-part', part }) as const;
  const part = { name: 'Drain pump', orderedOn: '2026-06-12', expectedOn: null, note: 'Left side' };
  const { orderedOn, note, ...told } = part;
  expect([orderedOn, note]).toEqual(['2026-06-12', 'Left side']);
  expect(findVisitNews(notified, waits({ ...part, orderedOn: null }))).toEqual({ kind: 'nothing' });
  const news = findVisitNews(notified, waits(part));
  expect(news).toEqual({ kind: 'part', part: told, visit: { ...notified, part: told } });
  const after = { ...notified, part: told };
  expect(findVisitNews(after, waits({ ...part, orderedOn: '2026-06-13' }))).toEqual({ kind: 'nothing' });
  for (const change of [{ expectedOn: '2026-06-16' }, { name: 'Door seal' }])
    expect(findVisitNews(after, waits({ ...part, ...change }))).toMatchObject({ kind: 'part', part: change });
  expect(findVisitNews(undefined, waits(part))).toMatchObject({ kind: 'part', visit: { isOff: true } });
});

test('of the part that a booked visit brings another day is told, once, and what was told with the visit is no news', () => {
  const part = { name: 'Drain pump', orderedOn: '2026-06-08', expectedOn: '2026-06-10', note: '' };
  const set = findVisitNews(undefined, { ...current, part });
  const told = { name: part.name, expectedOn: part.expectedOn };
  expect(set).toMatchObject({ kind: 'set', visit: { part: told } });
  const after = { ...notified, part: told };
  expect(findVisitNews(after, { ...current, part })).toEqual({ kind: 'nothing' });
  const later = { ...current, part: { ...part, expectedOn: '2026-06-12' } };
  const news = findVisitNews(after, later);
  const now = { ...told, expectedOn: '2026-06-12' };
  expect(news).toEqual({ kind: 'part', part: now, visit: { ...notified, part: now }, isBooked: true });
  expect(findVisitNews({ ...notified, part: now }, later)).toEqual({ kind: 'nothing' });
  expect(findVisitNews(after, { ...later, state: 'done' })).toEqual({ kind: 'nothing' });
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
