import { cities } from '#content/places/cities.ts';
import { expect, test } from 'vitest';
import { tellPower } from './tell-power.ts';

function tell(slug: string): string | undefined {
  const city = cities.find((one) => one.slug === slug);
  return city && tellPower(city, 'en');
}

test('the outage line is that of the company, both where there are two, and none is made up', () => {
  expect(tell('gulfport')).toBe('Duke Energy Florida (800-228-8485)');
  expect(tell('oldsmar')).toBe(
    'Tampa Electric (TECO, 877-588-1010) or Duke Energy Florida (800-228-8485); your bill says which',
  );
  expect(tell('zephyrhills')).toBe(
    'Duke Energy Florida (800-228-8485) or Withlacoochee River Electric Cooperative (352-567-5133); your bill says which',
  );
  expect(tell('lake-buena-vista')).toBe(
    'Central Florida Tourism Oversight District or Duke Energy Florida (800-228-8485); your bill says which and gives its number',
  );
  expect(tell('marco-island')).toBe('Lee County Electric Cooperative (LCEC, 239-656-2300)');
  expect(tell('bartow')).toBe('City of Bartow Electric (the number is on your bill)');
});

test('no company has two pairs of brackets in a row', () => {
  expect(cities.map((city) => tellPower(city, 'en')).filter((told) => told.includes(') ('))).toEqual([]);
});
