import { expect, test } from 'vitest';
import { cities, type CitySlug } from '#content/places/cities.ts';
import { services } from '#content/catalogue/services.ts';
import { listLocalProblems, listTraits, rankTraits } from './place-traits.ts';

function cityOf(slug: CitySlug) {
  const city = cities.find((candidate) => candidate.slug === slug);
  if (city === undefined) throw new RangeError(slug);
  return city;
}

test('salt air is a matter of places on the water only', () => {
  expect(listTraits(cityOf('miami-beach'))).toContain('salt-air');
  expect(listTraits(cityOf('hialeah'))).not.toContain('salt-air');
});

test('the interior and Tampa Bay are places of surges', () => {
  expect(listTraits(cityOf('orlando'))).toContain('surge');
  expect(listTraits(cityOf('miami'))).not.toContain('surge');
});

test('every place and appliance has a condition that decides, and four faults to show', () => {
  for (const city of cities) {
    for (const { slug } of services) {
      expect(rankTraits(city, slug).length, city.slug).toBeGreaterThan(0);
      const problems = listLocalProblems(city, slug, 4);
      expect(new Set(problems).size, `${city.slug} ${slug}`).toBe(problems.length);
      expect(problems.length, `${city.slug} ${slug}`).toBeGreaterThanOrEqual(3);
    }
  }
});

test('the first fault of a dryer by the sea is what salt does to its vent', () => {
  expect(listLocalProblems(cityOf('miami-beach'), 'dryer', 1)).toEqual(['too-hot']);
});
