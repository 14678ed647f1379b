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
    'Tampa Electric (TECO, 877-588-1010) or Duke Energy Florida (800-228-8485) (see your bill)',
  );
  expect(tell('marco-island')).toBe('Lee County Electric Cooperative (LCEC, the number is on your bill)');
});
