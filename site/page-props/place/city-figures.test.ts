import { expect, test } from 'vitest';
import { cities } from '#content/places/cities.ts';
import { cityFigures } from './city-figures.ts';

function figuresOf(slug: string) {
  const city = cities.find((one) => one.slug === slug);
  if (city === undefined) throw new Error(`No city ${slug}`);
  return cityFigures(city, 'en');
}

test('the hurricanes of a place are told in one sentence, the latest first', () => {
  expect(figuresOf('golden-beach').facts.at(-1)?.fact).toBe(
    'The centers of 2 hurricanes passed within 50 miles from 2000 to 2024: Wilma in 2005 (about 49 miles) and Katrina in 2005 (about a mile).',
  );
  expect(figuresOf('miami').facts.at(-1)?.fact).toBe(
    'Hurricane Katrina passed about 11 miles from Miami in 2005.',
  );
});

test('only the sources of figures that are shown are named', () => {
  expect(figuresOf('miami').source).toMatch(/Census Bureau .* National Hurricane Center/u);
  for (const city of cities) {
    const { facts, source } = cityFigures(city, 'en');
    expect(source.includes('Hurricane Center'), city.slug).toBe(
      facts.some(({ title }) => title === 'Storms'),
    );
  }
});
