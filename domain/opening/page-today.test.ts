import { florida } from '../../tests/support/builders/company.ts';
import { expect, test } from 'vitest';
import type { OpeningException } from './opening-calendar.ts';
import { pageToday } from './page-today.ts';

const utc = (text: string) => Date.parse(text);

function saidAt(time: string, exceptions: readonly OpeningException[] = [], page?: string) {
  return pageToday({ hours: florida, exceptions }, utc(time), page, 'en');
}

const thanksgiving: OpeningException = {
  kind: 'closed',
  id: 'thanksgiving',
  from: '2026-11-26',
  to: '2026-11-26',
  reason: 'Thanksgiving Day',
};

const storm: OpeningException = {
  kind: 'notice',
  stopsVisits: false,
  id: 'storm',
  text: 'Hurricane: no visits until Friday.',
  regions: [],
  counties: ['Pinellas'],
  cities: [],
  fromMs: utc('2026-11-18T00:00:00-05:00'),
  untilMs: utc('2026-11-20T00:00:00-05:00'),
};

test('a minute before closing the page promises a call within minutes, a minute after it the next morning', () => {
  const before = saidAt('2026-11-18T20:59:00-05:00');
  expect(before.texts).toMatchObject({
    now: 'Open until 9 pm',
    promise: "We'll call you within 15 minutes.",
  });
  expect(before.changesAt).toBe(utc('2026-11-18T21:00:00-05:00'));
  const after = saidAt('2026-11-18T21:01:00-05:00');
  expect(after.texts).toMatchObject({
    now: 'Visits from 7 am',
    promise: 'We’ll call you at 7 am. Can’t wait? Call now.',
    ask: 'Too late for today. For Thursday, ask before 4 pm that day',
    sameDay: 'For a visit on Thursday, ask before 4 pm that day',
  });
  expect(Object.values(after.texts).filter((text) => text.includes('minutes'))).toEqual([]);
  expect(after.texts.thanks).toBe(
    'Sent before we closed at 9 pm, we still call you today. Sent later, we call at 7 am. Can’t wait? Call now.',
  );
  const late = saidAt('2026-11-18T22:00:00-05:00');
  expect(Object.values(late.texts).filter((text) => text.includes('15 minutes'))).toEqual([]);
});

test('on a closed day its reason stands in place of the hours, and the call is on the next day', () => {
  const { texts, sameDay } = saidAt('2026-11-26T10:00:00-05:00', [thanksgiving]);
  expect(texts).toMatchObject({
    now: 'Closed today: Thanksgiving Day',
    hours: 'Closed today: Thanksgiving Day',
    promise: 'We’ll call you on Friday at 7 am. Can’t wait? Call now.',
    callback: 'on Friday at 7 am',
    sameDay: 'No same-day visits now. Next: Friday',
  });
  expect(sameDay).toBeNull();
});

test('the countdown goes on after the cut-off of an ordinary day', () => {
  const { sameDay } = saidAt('2026-11-18T17:00:00-05:00');
  expect(sameDay).toEqual({ isOffered: false, cutoffAt: utc('2026-11-19T16:00:00-05:00') });
});

test('an alert is shown in its county as it is, elsewhere with its place or not at all', () => {
  const shownOn = (page?: string) => saidAt('2026-11-18T12:00:00-05:00', [storm], page).notices;
  expect(shownOn('clearwater')).toEqual(['Hurricane: no visits until Friday.']);
  expect(shownOn('tampa')).toEqual([]);
  expect(shownOn('miami')).toEqual([]);
  expect(shownOn('miami-dade')).toEqual([]);
  const named = ['Pinellas County: Hurricane: no visits until Friday.'];
  expect(shownOn('west-central-florida')).toEqual(named);
  expect(shownOn()).toEqual(named);
});

test('in a region we are away from nobody is promised minutes', () => {
  const away: OpeningException = {
    kind: 'away',
    id: 'away',
    regions: ['west-central-florida'],
    fromMs: utc('2026-11-18T00:00:00-05:00'),
    untilMs: utc('2026-11-20T12:00:00-05:00'),
    reason: 'bridges are closed',
  };
  const there = saidAt('2026-11-18T12:00:00-05:00', [away], 'tampa').texts;
  expect(there.now).toBe('No visits here until Friday, 12 pm');
  expect(there.promise).toBe(
    'We are away from this area: bridges are closed. We’ll call you on Friday at 12 pm. Can’t wait? Call now.',
  );
  const elsewhere = saidAt('2026-11-18T12:00:00-05:00', [away], 'miami').texts;
  expect(elsewhere.promise).toBe("We'll call you within 15 minutes.");
});

test('hours that hold until further notice are told for texts that name them', () => {
  const changed: OpeningException = {
    kind: 'hours',
    id: 'shorter',
    from: '2026-11-01',
    to: null,
    opensAtHour: 8,
    closesAtHour: 18,
    reason: '',
  };
  const { texts } = saidAt('2026-11-18T12:00:00-05:00', [changed]);
  expect(texts).toMatchObject({ opens: '8 am', closes: '6 pm', hours: '8 am to 6 pm, every day' });
});

test('on a day that ends early the last time to ask is earlier', () => {
  const short: OpeningException = {
    kind: 'hours',
    id: 'short',
    from: '2026-12-24',
    to: '2026-12-24',
    opensAtHour: 8,
    closesAtHour: 12,
    reason: 'Christmas Eve',
  };
  expect(saidAt('2026-12-24T09:00:00-05:00', [short]).texts).toMatchObject({
    now: 'Open until 12 pm',
    hours: 'Today 8 am to 12 pm',
    ask: 'Ask before 12 pm',
    sameDay: 'Same-day visits: ask before 12 pm',
  });
});
