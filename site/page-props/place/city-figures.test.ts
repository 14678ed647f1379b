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
    'Before the next hurricane, find your breaker panel and your main water valve: from 2000 to 2024 the centers of two passed within 50 miles, Wilma in 2005 (about 49 miles) and Katrina in 2005 (about a mile).',
  );
  expect(figuresOf('miami').facts.at(-1)?.fact).toBe(
    'Before the next hurricane, find your breaker panel and your main water valve: from 2000 to 2024 the center of one passed within 50 miles, Katrina in 2005 (about 11 miles).',
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
