import { expect, test } from 'vitest';
import { cities } from '#content/places/cities.ts';
import { cityFigures } from './city-figures.ts';

function figuresOf(slug: string) {
  const city = cities.find((one) => one.slug === slug);
  if (city === undefined) throw new Error(`No city ${slug}`);
  return cityFigures(city, 'en');
}

test('the hurricanes of a place are told in one sentence, the latest first, and then what to know', () => {
  expect(figuresOf('golden-beach').facts.at(-1)?.fact).toBe(
    'Wilma (2005) and Katrina (2005) came within 50 miles of Golden Beach at or near hurricane strength, so before the next storm find your breaker panel and your main water valve.',
  );
  expect(figuresOf('miami').facts.at(-1)?.fact).toBe(
    'Katrina (2005) came within 50 miles of Miami at or near hurricane strength, so before the next storm find your breaker panel and your main water valve.',
  );
});

test('a share of homes stands there where it is high, with what follows from it, and not beside a fact that says the same', () => {
  const [share, ...others] = figuresOf('south-pasadena').facts;
  expect(others).toEqual([]);
  expect(share?.title).toBe('Storms');
  for (const city of cities) {
    for (const { title, fact, advice } of cityFigures(city, 'en').facts.filter(
      (row) => row.title !== 'Storms',
    )) {
      expect(
        Number(/about (\d+)% of homes/iu.exec(fact)?.[1]),
        `${city.slug} ${title}`,
      ).toBeGreaterThanOrEqual(30);
      expect(advice, city.slug).toMatch(/\.$/u);
    }
  }
});

test('only the sources of figures that are shown are named', () => {
  for (const city of cities) {
    const { facts, source } = cityFigures(city, 'en');
    expect(source, city.slug).toContain('National Hurricane Center');
    expect(source.includes('Census'), city.slug).toBe(facts.length > 1);
  }
});
