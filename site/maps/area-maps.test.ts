import { expect, test } from 'vitest';
import { cities } from '#content/places/cities.ts';
import { placesByPeople } from '#content/places/places-by-people.ts';
import { regions } from '#content/places/regions.ts';
import { drawRegionMap } from './area-maps.ts';
import { drawCityMap } from './city-map.ts';

test.each(regions)('the map of $name has a dot for every place, and each leads to its page', (region) => {
  const served = cities.filter((city) => city.region === region.slug);
  const { places } = drawRegionMap(region, 'en');
  expect(places.map(({ path }) => path).toSorted()).toEqual(served.map(({ slug }) => `/${slug}`).toSorted());
});

test.each(regions)('the map of $name names its three largest places, on a phone, too', (region) => {
  const largest = placesByPeople.filter(
    (slug) => cities.find((city) => city.slug === slug)?.region === region.slug,
  );
  const { places } = drawRegionMap(region, 'en');
  const named = places.filter(({ label }) => label.shows === undefined).map(({ path }) => path);
  expect(named).toEqual(expect.arrayContaining(largest.slice(0, 3).map((slug) => `/${slug}`)));
});

test('every city map names its city, and something else to steer by', () => {
  const lost = cities.filter((city) => {
    const named = drawCityMap(city, 'en').places.filter(({ label }) => label.shows !== 'pointed');
    return named.length < 2 || !named.some(({ name, isHere }) => isHere && name === city.name);
  });
  expect(lost.map(({ slug }) => slug)).toEqual([]);
});
