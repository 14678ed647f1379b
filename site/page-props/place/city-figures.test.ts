import { expect, test } from 'vitest';
import { cities } from '#content/places/cities.ts';
import { placeGuides } from '#content/places/guides/guides.ts';
import { cityFigures } from './city-figures.ts';
import { regionAlerts } from './region-facts.ts';

// Who leaves with the power on may come home to outlets under water.
test('where floods are told, a refrigerator stays on only if the floor will stay dry', () => {
  const told = cities.map((city) => ({
    slug: city.slug,
    floods: placeGuides[city.slug].facts.some(({ condition }) => condition === 'flood water'),
    advice: cityFigures(city, 'en').advice.join(' '),
  }));
  const wrong = told.filter(
    ({ floods, advice }) =>
      advice.includes('hurricane') && advice.includes('turn off the main breaker before you go') !== floods,
  );
  expect(wrong.map(({ slug }) => slug)).toEqual([]);
  expect(told.filter(({ advice }) => advice.includes('your floor may flood')).length).toBeGreaterThan(20);
});

test('the pages of the regions say to close the main valve, as those of their places do', () => {
  expect(regionAlerts('en').at(-1)).toMatch(/Close the main water valve if that’s safe[.]$/u);
});
