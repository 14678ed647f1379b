import { expect, test } from 'vitest';
import { cities, type CitySlug } from '#content/places/cities.ts';
import { placeFigures } from '#content/places/figures/place-figures.ts';
import { mainHome } from './main-home.ts';

const homeOf = (...slugs: readonly CitySlug[]) => slugs.map((slug) => mainHome({ slug }));

test('a place of towers or of condos that stand empty for a season shows a tower', () => {
  expect(new Set(homeOf('miami', 'sunny-isles-beach', 'hallandale-beach', 'indian-shores'))).toEqual(
    new Set(['condo']),
  );
});

test('a place of guests whose homes nobody counts shows a tower where its guide tells of condos', () => {
  expect(homeOf('lake-buena-vista')).toEqual(['condo']);
});

test('a guide that begins with the rules of condos shows a tower, and one that names houses first a house', () => {
  expect(homeOf('south-pasadena', 'redington-beach', 'madeira-beach')).toEqual(['condo', 'house', 'condo']);
});

test('mobile homes are shown where at least half the homes are, not where one in four or a park is', () => {
  expect(homeOf('ellenton', 'thonotosassa', 'plant-city', 'brooksville', 'davie', 'riverview')).toEqual([
    'mobile-home',
    'mobile-home',
    'house',
    'house',
    'house',
    'house',
  ]);
  const shown = cities.filter((city) => mainHome(city) === 'mobile-home');
  expect(shown.filter(({ slug }) => (placeFigures[slug].homes?.mobile ?? 0) < 50)).toEqual([]);
});

test('condos and a few towers among houses do not make a tower of a suburb', () => {
  expect(
    new Set(homeOf('kendall', 'brandon', 'coral-springs', 'clermont', 'tampa', 'orlando', 'clearwater')),
  ).toEqual(new Set(['house']));
});
