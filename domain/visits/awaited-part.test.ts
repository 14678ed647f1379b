import { expect, test } from 'vitest';
import { florida } from '../../tests/support/builders/company.ts';
import { instantOn } from '#domain/opening/local-date.ts';
import { standingCalendar } from '#domain/opening/opening-calendar.ts';
import { callAgainAfter, describeNotedPart, describePart } from './awaited-part.ts';
import { givenPart, isOrderedLater, type GivenPart } from './visit-part.ts';

const calendar = standingCalendar(florida);
const noon = instantOn('2026-06-16', 12, florida.timeZone);
const pump: GivenPart = { name: 'Drain pump', orderedOn: null, expectedOn: null };
const ordered = { ...pump, orderedOn: '2026-06-16' };
const expected = { ...ordered, expectedOn: '2026-06-19' };

test('a part is told with when it was ordered and is expected', () => {
  expect(describePart(pump)).toBe('Drain pump, not ordered yet');
  expect(describePart(ordered)).toBe('Drain pump, ordered Tue, Jun 16');
  expect(describePart(expected)).toBe('Drain pump, ordered Tue, Jun 16, expected Fri, Jun 19');
});

test('for staff, what was noted of it stands with it', () => {
  expect(describeNotedPart({ ...pump, note: '' })).toBe('Drain pump, not ordered yet');
  expect(describeNotedPart({ ...pump, note: 'Left side' })).toBe('Drain pump, not ordered yet\nLeft side');
});

test('a part has a name, real days, and is not expected before it was ordered', () => {
  for (const part of [pump, ordered, expected]) expect(givenPart.safeParse(part).data).toEqual(part);
  for (const wrong of [
    { name: '  ' },
    { name: 'x'.repeat(201) },
    { orderedOn: '2026-02-30' },
    { orderedOn: '' },
    { expectedOn: '2026-06-19' },
    { orderedOn: '2026-06-20', expectedOn: '2026-06-19' },
  ])
    expect(givenPart.safeParse({ ...pump, ...wrong }).success, JSON.stringify(wrong)).toBe(false);
});

test('the desk is to act at once, and after a part was ordered when it is expected, else the next day', () => {
  const after = (step: Parameters<typeof callAgainAfter>[0], part?: GivenPart) =>
    callAgainAfter(step, part, calendar, noon);
  for (const step of ['move', 'on-the-way', 'done'] as const) expect(after(step)).toBeUndefined();
  for (const step of ['cancel', 'no-show', 'needs-return'] as const) expect(after(step)).toBe(noon);
  const opens = (date: string) => instantOn(date, florida.opensAtHour, florida.timeZone);
  expect(after('needs-part', pump)).toBe(noon);
  expect(after('needs-part', ordered)).toBe(opens('2026-06-17'));
  expect(after('needs-part', expected)).toBe(opens('2026-06-19'));
  expect(after('needs-part', { ...expected, orderedOn: '2026-06-01', expectedOn: '2026-06-10' })).toBe(noon);
});

test('with no day expected it is asked after on the next working day, not on a closed day or a holiday', () => {
  const after = (orderedOn: string, exceptions: typeof calendar.exceptions = []) =>
    callAgainAfter(
      'needs-part',
      { ...pump, orderedOn },
      { ...calendar, exceptions },
      instantOn(orderedOn, 18, florida.timeZone),
    );
  const opens = (date: string, hour = florida.opensAtHour) => instantOn(date, hour, florida.timeZone);
  // Thanksgiving Day, and the day after it.
  expect(after('2026-11-25')).toBe(opens('2026-11-28'));
  const closed = {
    kind: 'closed',
    id: 'c',
    from: '2026-11-28',
    to: '2026-11-29',
    reason: 'Inventory',
  } as const;
  expect(after('2026-11-25', [closed])).toBe(opens('2026-11-30'));
  const hours = { kind: 'hours', id: 'h', from: '2026-11-27', to: '2026-11-27', reason: '' } as const;
  expect(after('2026-11-25', [{ ...hours, opensAtHour: 10, closesAtHour: 15 }])).toBe(
    opens('2026-11-27', 10),
  );
  const worked = {
    kind: 'yearly',
    id: 'y',
    day: 'Day after Thanksgiving',
    from: '2026-01-01',
    reason: '',
  } as const;
  expect(after('2026-11-25', [{ ...worked, openYears: [2026] }])).toBe(opens('2026-11-27'));
  expect(after('2026-11-25', [{ ...worked, openYears: [2027] }])).toBe(opens('2026-11-28'));
});

test('a part is ordered today or before', () => {
  expect(isOrderedLater(ordered, '2026-06-15')).toBe(true);
  expect(isOrderedLater(ordered, '2026-06-16')).toBe(false);
  expect(isOrderedLater(pump, '2026-06-15')).toBe(false);
});
