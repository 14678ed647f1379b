import { expect, test } from 'vitest';
import { cities } from '#content/places/cities.ts';
import { listNearestCities, listUsefulNeighbors, milesBetween } from './nearby.ts';

const miami = { latitude: 25.7743, longitude: -80.1937 };
const tampa = { latitude: 27.9475, longitude: -82.4584 };

test('a degree of latitude is 69.1 miles', () => {
  expect(milesBetween({ latitude: 25, longitude: -80 }, { latitude: 26, longitude: -80 })).toBeCloseTo(
    69.09,
    1,
  );
});

test('Miami to Tampa is about 205 miles, both ways', () => {
  expect(milesBetween(miami, tampa)).toBeGreaterThan(202);
  expect(milesBetween(miami, tampa)).toBeLessThan(208);
  expect(milesBetween(tampa, miami)).toBeCloseTo(milesBetween(miami, tampa), 9);
  expect(milesBetween(miami, miami)).toBe(0);
});

test('the neighbors of Surfside are its island and the bay, nearest first', () => {
  const neighbors = listNearestCities('surfside', 3);
  expect(neighbors.map(({ city }) => city.slug)).toEqual(['bay-harbor', 'bal-harbour', 'north-bay-village']);
  expect(neighbors.map(({ miles }) => miles)).toEqual(
    neighbors.map(({ miles }) => miles).toSorted((a, b) => a - b),
  );
});

test('a city is never its own neighbor, and the count is kept', () => {
  for (const { slug } of cities) {
    const neighbors = listNearestCities(slug, 6);
    expect(neighbors).toHaveLength(6);
    expect(neighbors.map(({ city }) => city.slug)).not.toContain(slug);
  }
});

test('every city but Atlantic Beach has a neighbor within twenty miles', () => {
  const lonely = cities.filter((city) => listNearestCities(city.slug, 1).every(({ miles }) => miles > 20));
  expect(lonely.map((city) => city.slug)).toEqual(['atlantic-beach']);
});

test('links to neighbors stop at twenty miles, but never below two', () => {
  expect(listUsefulNeighbors('surfside', 6)).toHaveLength(6);
  for (const { slug } of cities) {
    const neighbors = listUsefulNeighbors(slug, 8);
    expect(neighbors.length, slug).toBeGreaterThanOrEqual(2);
    expect(
      neighbors.slice(2).filter(({ miles }) => miles > 20),
      slug,
    ).toEqual([]);
  }
  expect(listUsefulNeighbors('atlantic-beach', 8)).toHaveLength(2);
});

test('no neighbor lies across Tampa Bay, where the line is short and the road is not', () => {
  const counties = (slug: Parameters<typeof listUsefulNeighbors>[0]) =>
    listUsefulNeighbors(slug, 8).map(({ city }) => city.county);
  expect(counties('bradenton')).not.toContain('Pinellas');
  expect(counties('st-pete-beach')).not.toContain('Manatee');
});
