import { expect, test } from 'vitest';
import { statedCompany } from '#domain/company/company-facts.ts';
import { formatHour, standingFacts } from './standing-facts.ts';

test.each([
  [0, '12 am'],
  [7, '7 am'],
  [12, '12 pm'],
  [16, '4 pm'],
  [21, '9 pm'],
])('hour %i is %s', (hour, text) => {
  expect(formatHour(hour, 'en')).toBe(text);
});

test('words follow the hours they are given', () => {
  const stated = standingFacts(statedCompany.hours, 'en');
  const other = standingFacts(
    { ...statedCompany.hours, opensAtHour: 8, closesAtHour: 18, sameDayCutoffHour: 14, callbackMinutes: 20 },
    'en',
  );
  expect(stated.hours).toBe(`${stated.opens} to ${stated.closes}`);
  expect(other).toMatchObject({ hours: '8 am to 6 pm', cutoff: '2 pm', minutes: '20' });
});
