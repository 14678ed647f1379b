import { expect, test } from 'vitest';
import { findBookingNews, type BookedVisit, type Booking, type BookingNews } from './booking-news.ts';

const visit: BookedVisit = {
  ...{ id: 'v1', sequence: 0, state: 'set', technician: 'Ben', facts: 'door 4', part: null, keptUnder: '' },
  ...{ date: '2026-06-16', window: { fromHour: 9, toHour: 11 } },
};

const later = { window: { fromHour: 13, toHour: 15 } };

/** What is told of one state of a visit after another; the last of it. */
function tell(...states: readonly (BookedVisit | undefined)[]): BookingNews {
  let told: Booking | undefined;
  let news: BookingNews = { kind: 'nothing' };
  for (const state of states) {
    news = findBookingNews(told, state);
    if (news.kind !== 'nothing') told = news.booking;
  }
  return news;
}

test('a visit is told when it is set, moved, given to another, done, and when nobody was there', () => {
  expect(tell(visit)).toMatchObject({ kind: 'set', booking: { uid: 'v1', sequence: 0 } });
  expect(tell(visit, { ...visit, ...later })).toMatchObject({
    kind: 'moved',
    booking: { sequence: 1, ...later },
    before: { window: { fromHour: 9 } },
  });
  expect(tell(visit, { ...visit, technician: 'Ana' })).toMatchObject({ kind: 'moved' });
  expect(tell(visit, { ...visit, state: 'done' })).toMatchObject({ kind: 'done', booking: { sequence: 1 } });
  expect(tell(visit, { ...visit, state: 'no-show' })).toMatchObject({ kind: 'no-show' });
});

test('another address, number or note is told of a visit that is to come, and with another time in one', () => {
  const corrected = { ...visit, facts: 'door 5' };
  expect(tell(visit, corrected)).toMatchObject({ kind: 'changed', booking: { uid: 'v1', sequence: 1 } });
  expect(tell(visit, corrected, corrected).kind).toBe('nothing');
  expect(tell(visit, { ...corrected, ...later }).kind).toBe('moved');
  expect(tell(visit, { ...visit, state: 'done' }, { ...corrected, state: 'done' }).kind).toBe('nothing');
  // Told by a version that did not compare them.
  const { booking } = {
    booking: { ...visit, uid: 'v1', visitId: 'v1', state: 'planned', facts: '' } as const,
  };
  expect(findBookingNews(booking, corrected).kind).toBe('nothing');
});

test('a visit that waits for a part is told again when the part changes; the next one is another', () => {
  const waits = { ...visit, state: 'waiting-for-part', facts: 'pump' } as const;
  expect(tell(visit, waits)).toMatchObject({ kind: 'waiting-for-part', booking: { sequence: 1 } });
  expect(tell(visit, waits, waits).kind).toBe('nothing');
  expect(tell(visit, waits, { ...waits, facts: 'pump, ordered' })).toMatchObject({
    kind: 'waiting-for-part',
    booking: { sequence: 2 },
  });
  expect(tell(visit, { ...visit, state: 'return-visit' }, { ...visit, id: 'v2' })).toMatchObject({
    kind: 'set',
    booking: { uid: 'v2', sequence: 0 },
  });
});

test('what changes nothing for the other calendar is not told', () => {
  expect(tell(undefined).kind).toBe('nothing');
  expect(tell({ ...visit, state: 'canceled' }).kind).toBe('nothing');
  expect(tell(visit, { ...visit, state: 'on-the-way' }).kind).toBe('nothing');
  expect(tell(visit, { ...visit, state: 'done' }, { ...visit, state: 'done' }).kind).toBe('nothing');
});

test('a visit that is gone, because its booking was taken back, is canceled like any other', () => {
  for (const gone of [undefined, { ...visit, state: 'canceled' } as const])
    expect(tell(visit, gone)).toMatchObject({ kind: 'canceled', booking: { uid: 'v1', sequence: 1 } });
});

test('booked anew after a cancellation it is the same visit; after one that was made it is another', () => {
  const anew = { ...visit, id: 'v2', ...later };
  expect(tell(visit, undefined, anew)).toMatchObject({ kind: 'set', booking: { uid: 'v1', sequence: 2 } });
  expect(tell(visit, { ...visit, state: 'done' }, anew)).toMatchObject({
    kind: 'set',
    booking: { uid: 'v2', sequence: 0 },
  });
});

test('done that is taken back is planned again, under the same name', () => {
  expect(tell(visit, { ...visit, state: 'done' }, visit)).toMatchObject({
    kind: 'set',
    booking: { uid: 'v1', sequence: 2 },
  });
});
