import { expect, test } from 'vitest';
import type { CitySlug } from '#content/places/cities.ts';
import { mainHome } from './main-home.ts';

const homeOf = (...slugs: readonly CitySlug[]) => slugs.map((slug) => mainHome({ slug }));

test('a place of towers or of condos that stand empty for a season shows a tower', () => {
  expect(new Set(homeOf('miami', 'sunny-isles-beach', 'hallandale-beach', 'indian-shores'))).toEqual(
    new Set(['tower']),
  );
});

test('a place of guests whose homes nobody counts shows a tower where its guide tells of condos', () => {
  expect(homeOf('lake-buena-vista')).toEqual(['tower']);
});

test('mobile homes are shown where many live in one, not where a park is among houses', () => {
  expect(homeOf('ellenton', 'brooksville', 'davie', 'riverview')).toEqual([
    'mobile-home',
    'mobile-home',
    'house',
    'house',
  ]);
});

test('condos and a few towers among houses do not make a tower of a suburb', () => {
  expect(new Set(homeOf('kendall', 'brandon', 'coral-springs', 'clermont', 'tampa', 'orlando'))).toEqual(
    new Set(['house']),
  );
});
