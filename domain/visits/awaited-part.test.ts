import { expect, test } from 'vitest';
import { florida } from '../../tests/support/builders/company.ts';
import { instantOn } from '#domain/opening/local-date.ts';
import { standingCalendar } from '#domain/opening/opening-calendar.ts';
import { callAgainAfter, describePart } from './awaited-part.ts';
import { givenPart, type VisitPart } from './visit-part.ts';

const calendar = standingCalendar(florida);
const noon = instantOn('2026-06-16', 12, florida.timeZone);
const pump: VisitPart = { name: 'Drain pump', orderedOn: null, expectedOn: null };
const ordered = { ...pump, orderedOn: '2026-06-16' };
const expected = { ...ordered, expectedOn: '2026-06-19' };

test('a part is told with when it was ordered and is expected', () => {
  expect(describePart(pump)).toBe('Drain pump, not ordered yet');
  expect(describePart(ordered)).toBe('Drain pump, ordered Tue, Jun 16');
  expect(describePart(expected)).toBe('Drain pump, ordered Tue, Jun 16, expected Fri, Jun 19');
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
  const after = (step: Parameters<typeof callAgainAfter>[0], part?: VisitPart) =>
    callAgainAfter(step, part, calendar, noon);
  for (const step of ['move', 'on-the-way', 'done'] as const) expect(after(step)).toBeUndefined();
  for (const step of ['cancel', 'no-show', 'needs-return'] as const) expect(after(step)).toBe(noon);
  const opens = (date: string) => instantOn(date, florida.opensAtHour, florida.timeZone);
  expect(after('needs-part', pump)).toBe(noon);
  expect(after('needs-part', ordered)).toBe(opens('2026-06-17'));
  expect(after('needs-part', expected)).toBe(opens('2026-06-19'));
  expect(after('needs-part', { ...expected, orderedOn: '2026-06-01', expectedOn: '2026-06-10' })).toBe(noon);
});
