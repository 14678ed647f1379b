import { expect, test } from 'vitest';
import { company } from '#content/company/company.ts';
import { services } from '#content/catalogue/services.ts';
import { statedCompany } from '#domain/company/company-facts.ts';
import { standingFacts } from './standing-facts.ts';
import { formatUsd } from './wording.ts';

test('the lowest and the highest starting price are those of the services', () => {
  const prices = services.map(({ startingPriceUsd }) => formatUsd(startingPriceUsd, 'en'));
  const { lowestPrice, highestPrice } = standingFacts(statedCompany.hours, 'en');
  expect(prices).toContain(lowestPrice);
  expect(prices).toContain(highestPrice);
  expect(Number(lowestPrice.slice(1))).toBeLessThan(Number(highestPrice.slice(1)));
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

test('the times to choose from are said as the form has them, and lie within the hours of visits', () => {
  expect(standingFacts(statedCompany.hours, 'en')).toMatchObject({
    morning: '8am-12pm',
    afternoon: '12pm-5pm',
    evening: '5pm-8pm',
  });
  const { opensAtHour, closesAtHour, visitWindows } = company;
  const hours = Object.values(visitWindows).flat();
  expect(Math.min(...hours)).toBeGreaterThanOrEqual(opensAtHour);
  expect(Math.max(...hours)).toBeLessThanOrEqual(closesAtHour);
});
