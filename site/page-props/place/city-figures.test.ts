import { expect, test } from 'vitest';
import { cities } from '#content/places/cities.ts';
import { cityFigures } from './city-figures.ts';
import { regionAlerts } from './region-facts.ts';

// Who leaves with the power on may come home to outlets under water.
test('before a hurricane, a refrigerator stays on only if the floor will stay dry, in every town', () => {
  const told = cities
    .map((city) => ({ slug: city.slug, advice: cityFigures(city, 'en').advice.join(' ') }))
    .filter(({ advice }) => advice.includes('hurricane'));
  const wrong = told.filter(({ advice }) => !advice.includes('turn off the main breaker before you go'));
  expect(wrong.map(({ slug }) => slug)).toEqual([]);
  expect(told.length).toBeGreaterThan(20);
});

test('the pages of the regions say to close the main valve, as those of their places do', () => {
  expect(regionAlerts('en').at(-1)).toMatch(/Close the main water valve if that’s safe[.]$/u);
});
