import { florida } from '../../../tests/support/builders/company.ts';
import { expect, test } from 'vitest';
import { callbackClockStartsAt, callbackDueAt } from '#domain/clocks/callback-clock.ts';
import {
  standingCalendar,
  type OpeningCalendar,
  type OpeningException,
} from '#domain/opening/opening-calendar.ts';
import { findZipRegion } from '#domain/opening/today-place.ts';
import { listMailedPromises } from './promised-times.ts';

const at = (iso: string) => Date.parse(`${iso}-05:00`);
const minute = 60_000;
const standing = standingCalendar(florida);
const withExceptions = (...exceptions: readonly OpeningException[]) => ({ hours: florida, exceptions });

/** What somebody is told of a request that came under a calendar, at once or when another calendar holds. */
function tell(
  receivedAt: number,
  {
    zip = '33755',
    phone = '+13055550123',
    outsideArea = false,
    calendar = standing,
    sentAt = receivedAt,
    then = calendar,
  }: {
    readonly zip?: string;
    readonly phone?: string;
    readonly outsideArea?: boolean;
    readonly calendar?: OpeningCalendar;
    readonly sentAt?: number;
    readonly then?: OpeningCalendar;
  } = {},
) {
  const region = findZipRegion(zip);
  const clockStartsAt = callbackClockStartsAt(receivedAt, calendar, region);
  const dueAt = callbackDueAt(receivedAt, calendar, region);
  return listMailedPromises(
    { phone, zip, outsideArea, receivedAt, clockStartsAt, dueAt },
    sentAt,
    then,
    'en',
  );
}

const thanksgiving = {
  kind: 'closed',
  id: 'c',
  from: '2026-11-26',
  to: '2026-11-26',
  reason: 'Thanksgiving Day',
} as const satisfies OpeningException;
const storm = {
  kind: 'notice',
  stopsVisits: false,
  id: 'n',
  text: 'Hurricane: we are off the roads in Pinellas.',
  regions: [],
  counties: ['Pinellas'],
  cities: [],
  fromMs: at('2026-11-24T08:00'),
  untilMs: at('2026-11-25T12:00'),
} as const satisfies OpeningException;
const away = {
  kind: 'away',
  id: 'a',
  regions: ['west-central-florida'],
  fromMs: at('2026-11-24T08:00'),
  untilMs: at('2026-11-25T12:00'),
  reason: 'Hurricane',
} as const satisfies OpeningException;

test('in open hours the minutes and the time are promised', () => {
  expect(tell(at('2026-11-24T12:00'))).toEqual([
    'Your request is with us. We will call you by 12:15 pm, within 15 minutes of your request.',
  ]);
});

test('sent a minute before closing, told a minute after, it is a time and no count of minutes', () => {
  const told = tell(at('2026-11-24T20:59'), { sentAt: at('2026-11-24T21:01') });
  expect(told).toEqual(['Your request is with us. We will call you by 9:14 pm.']);
});

test('at night the opening is told with its day', () => {
  expect(tell(at('2026-11-24T21:01'))[0]).toContain(
    'closed now and will call you when we open, at 7:00 am on Wednesday, November 25.',
  );
  expect(tell(at('2026-11-24T05:00'))[0]).toContain('when we open, at 7:00 am.');
});

test('on a closed day the reason is told, and the next day that is open', () => {
  const calendar = withExceptions(thanksgiving);
  expect(tell(at('2026-11-26T10:00'), { calendar })).toEqual([
    'Your request is with us. We are closed today (Thanksgiving Day) and will call you when we open, at 7:00 am on Friday, November 27.',
  ]);
  expect(tell(at('2026-11-25T22:00'), { calendar })[0]).toContain('at 7:00 am on Friday, November 27.');
});

test('a day that is closed after the promise keeps the promise, and nobody is told of minutes', () => {
  const receivedAt = at('2026-11-26T10:00');
  const told = tell(receivedAt, { sentAt: receivedAt + minute, then: withExceptions(thanksgiving) });
  expect(told).toEqual(['Your request is with us. We will call you by 10:15 am.']);
});

test('a day that is opened after the promise keeps it too, without saying that we are closed', () => {
  const told = tell(at('2026-11-26T10:00'), { calendar: withExceptions(thanksgiving), then: standing });
  expect(told).toEqual(['Your request is with us. We will call you at 7:00 am on Friday, November 27.']);
});

test('from a region we are away from it is told why and when we are back; others hear nothing of it', () => {
  const calendar = withExceptions(away);
  expect(tell(at('2026-11-24T12:00'), { calendar })[0]).toContain(
    'We cannot come to your area right now (Hurricane). We will call you when we are back, at 12:00 pm on Wednesday, November 25.',
  );
  expect(tell(at('2026-11-24T12:00'), { calendar, zip: '33131' })[0]).toContain('within 15 minutes');
});

test('a notice for the place of the request stands in the mail while it stands', () => {
  const calendar = withExceptions(storm);
  expect(tell(at('2026-11-24T12:00'), { calendar })[1]).toBe(storm.text);
  expect(tell(at('2026-11-24T12:00'), { calendar, zip: '33131' })).toHaveLength(1);
  expect(tell(at('2026-11-25T12:00'), { calendar })).toHaveLength(1);
});

test('who left no number is promised an email, whatever the hour', () => {
  for (const hour of ['12:00', '21:01'])
    expect(tell(at(`2026-11-24T${hour}`), { phone: '', zip: '' })).toEqual([
      'Your message is with us. We will answer it by email.',
    ]);
});

test('who is outside the area is told so', () => {
  const told = tell(at('2026-11-24T12:00'), { zip: '90210', outsideArea: true });
  expect(told[1]).toContain('outside the area we usually serve');
});
