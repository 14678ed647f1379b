import { expect, test } from 'vitest';
import { cities } from './cities.ts';
import { placesByPeople } from './places-by-people.ts';
import { regions } from './regions.ts';

test('there are 106 places, each with a slug and a name of its own', () => {
  expect(cities).toHaveLength(106);
  expect(new Set(cities.map((city) => city.slug)).size).toBe(106);
  expect(new Set(cities.map((city) => city.name)).size).toBe(106);
});

test('each place stands once in the order of people', () => {
  expect(placesByPeople.toSorted()).toEqual(cities.map(({ slug }) => slug).toSorted());
});

test('a slug is the name in lower case with hyphens, but for Bay Harbor Islands', () => {
  const others = cities.filter((city) => city.slug !== 'bay-harbor');
  for (const city of others) {
    expect(city.name.toLowerCase().replaceAll('.', '').replaceAll(' ', '-')).toBe(city.slug);
  }
});

test('the county decides the region', () => {
  for (const city of cities) {
    const counties: readonly string[] = regions.find((region) => region.slug === city.region)?.counties ?? [
      'Duval',
    ];
    expect(counties, city.slug).toContain(city.county);
  }
});

test('every ZIP code is a Florida one and stands once in its row', () => {
  for (const city of cities) {
    const zips: readonly string[] = city.zips;
    expect(new Set(zips).size, city.slug).toBe(zips.length);
    for (const zip of zips) expect(zip, city.slug).toMatch(/^3[234]\d{3}$/);
  }
});

test('every point lies in peninsular Florida', () => {
  for (const { slug, point } of cities) {
    expect(point.latitude, slug).toBeGreaterThan(25.4);
    expect(point.latitude, slug).toBeLessThan(30.4);
    expect(point.longitude, slug).toBeGreaterThan(-82.9);
    expect(point.longitude, slug).toBeLessThan(-80.0);
  }
});

test('Homestead and Kissimmee have the ZIP codes at their edge: Florida City and Celebration write them, too', () => {
  const zipsOf = (slug: string): readonly string[] => cities.find((city) => city.slug === slug)?.zips ?? [];
  expect(zipsOf('homestead')).toContain('33034');
  expect(zipsOf('kissimmee')).toContain('34747');
});
