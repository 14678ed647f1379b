import { anotherCompany, florida } from '../../tests/support/company.ts';
import { expect, test } from 'vitest';
import { isOpenAt, openFrom } from './business-hours.ts';

const at = (iso: string) => Date.parse(iso);

test.each([
  ['2026-01-15T06:59:59-05:00', false],
  ['2026-01-15T07:00:00-05:00', true],
  ['2026-01-15T20:59:59-05:00', true],
  ['2026-01-15T21:00:00-05:00', false],
  ['2026-07-15T06:59:59-04:00', false],
  ['2026-07-15T07:00:00-04:00', true],
  ['2026-03-08T06:59:59-04:00', false],
  ['2026-03-08T07:00:00-04:00', true],
  ['2026-11-01T06:59:59-05:00', false],
  ['2026-11-01T20:59:59-05:00', true],
  ['2026-11-01T21:00:00-05:00', false],
])('at %s the office being open is %s', (instant, isOpen) => {
  expect(isOpenAt(at(instant), florida)).toBe(isOpen);
});

test('in open hours it is open from now', () => {
  expect(openFrom(at('2026-01-15T20:59:00-05:00'), florida)).toBe(at('2026-01-15T20:59:00-05:00'));
});

test('before seven it opens the same day, in the evening the next', () => {
  expect(openFrom(at('2026-01-15T06:59:00-05:00'), florida)).toBe(at('2026-01-15T07:00:00-05:00'));
  expect(openFrom(at('2026-01-15T00:00:00-05:00'), florida)).toBe(at('2026-01-15T07:00:00-05:00'));
  expect(openFrom(at('2026-01-15T21:00:00-05:00'), florida)).toBe(at('2026-01-16T07:00:00-05:00'));
  expect(openFrom(at('2026-12-31T23:59:00-05:00'), florida)).toBe(at('2027-01-01T07:00:00-05:00'));
});

test('the night of a clock change ends at seven by the new time', () => {
  expect(openFrom(at('2026-03-07T22:00:00-05:00'), florida)).toBe(at('2026-03-08T07:00:00-04:00'));
  expect(openFrom(at('2026-03-08T01:30:00-05:00'), florida)).toBe(at('2026-03-08T07:00:00-04:00'));
  expect(openFrom(at('2026-10-31T22:00:00-04:00'), florida)).toBe(at('2026-11-01T07:00:00-05:00'));
  expect(openFrom(at('2026-11-01T01:30:00-05:00'), florida)).toBe(at('2026-11-01T07:00:00-05:00'));
});

test('other hours in another zone are kept as exactly', () => {
  const { hours } = anotherCompany;
  expect(isOpenAt(at('2026-07-15T08:59:59-07:00'), hours)).toBe(false);
  expect(isOpenAt(at('2026-07-15T09:00:00-07:00'), hours)).toBe(true);
  expect(openFrom(at('2026-07-15T17:00:00-07:00'), hours)).toBe(at('2026-07-16T09:00:00-07:00'));
});
