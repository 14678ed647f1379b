import { expect, test } from 'vitest';
import { cities } from '#content/places/cities.ts';
import { placeGuides } from '#content/places/guides/guides.ts';
import type { LocalCondition } from '#content/places/guides/local-fact-form.ts';
import { sameInHomes } from '#content/words/places/home-slice-words.ts';
import { cityFactRows, cityPlate } from './city-sections.ts';
import { citySlice } from './home-slice.ts';

const { lime, water } = sameInHomes.en;

const slices = cities.map((city) => {
  const told = placeGuides[city.slug].facts.map(({ condition }) => condition);
  const tells = (condition: LocalCondition) => told.includes(condition);
  return { city, tells, wears: citySlice(city, 'en').wears };
});

test('each number of a home cut open says of a place what its guide says: salt, water, floods', () => {
  const wrong = slices.filter(({ tells, wears }) => {
    const [vent, ofWater, , low] = wears;
    return (
      (vent?.by === 'Salt air') !== tells('salt air') ||
      (ofWater === lime.soft) !== tells('soft water') ||
      (ofWater === lime.hard) !== tells('hard water') ||
      (low === water.flood) !== tells('flood water')
    );
  });
  expect(wrong.map(({ city }) => city.slug)).toEqual([]);
});

test('nobody on soft water is told to take lime out of a dishwasher', () => {
  const soft = slices.filter(({ tells }) => tells('soft water'));
  expect(soft.length).toBeGreaterThan(0);
  const told = soft.filter(({ wears }) => wears.some(({ advice }) => advice.includes('run a descaler')));
  expect(told.map(({ city }) => city.slug)).toEqual([]);
});

test('whom to call in an outage stands once on the page of a place: on its plate', () => {
  const wrong = cities.filter(
    (city) =>
      cityPlate(city, 'en').filter(({ label }) => label === 'Power outages').length !== 1 ||
      cityFactRows(city, 'en').some(({ fact }) => fact.includes('Report a power outage')),
  );
  expect(wrong.map(({ slug }) => slug)).toEqual([]);
});

test('every fact of a place has its tip', () => {
  const bare = cities.flatMap((city) =>
    cityFactRows(city, 'en').flatMap(({ title, advice }) =>
      advice !== undefined ? [] : [`${city.slug}, ${title}`],
    ),
  );
  expect(bare).toEqual([]);
});
