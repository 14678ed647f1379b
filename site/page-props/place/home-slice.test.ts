import { expect, test } from 'vitest';
import { cities } from '#content/places/cities.ts';
import { placeGuides } from '#content/places/guides/guides.ts';
import type { LocalCondition } from '#content/places/guides/local-fact-form.ts';
import { gasLines, utilities } from '#content/places/utilities.ts';
import { tellPower } from '#domain/places/tell-power.ts';
import { cityFactRows, cityPlate } from './city-sections.ts';
import { citySlice } from './home-slice.ts';
import { urgentRows } from './urgent-rows.ts';

const pages = cities.map((city) => ({
  city,
  wears: citySlice(city, 'en').wears,
  notes: cityFactRows(city, 'en'),
  tells: (condition: LocalCondition) =>
    placeGuides[city.slug].facts.some((fact) => fact.condition === condition),
}));

test('a number of a home cut open says nothing that a note of the same place says', () => {
  const twice = pages.flatMap(({ city, wears, notes }) => {
    const told = notes.map(({ title, fact, advice }) => [title, fact, advice].join(' ')).join(' ');
    return wears
      .filter(({ part, advice }) => told.includes(part) || told.includes(advice))
      .map(({ by }) => `${city.slug}, ${by}`);
  });
  expect(twice).toEqual([]);
  // Every note on water, salt or a flood would be the second.
  const noted = pages.flatMap(({ wears }) =>
    wears.filter(({ by, part }) => /\b(?:salt|lime|water|floods?)\b/iu.test(`${by} ${part}`)),
  );
  expect(noted).toEqual([]);
});

test('nobody on soft water is told to take lime out of a dishwasher', () => {
  const soft = pages.filter(({ tells }) => tells('soft water'));
  expect(soft.length).toBeGreaterThan(0);
  const told = soft.filter(({ wears, notes }) =>
    [...wears, ...notes].some(({ advice }) => /\brun (?:a descaler|dishwasher cleaner)/iu.test(advice ?? '')),
  );
  expect(told.map(({ city }) => city.slug)).toEqual([]);
});

test('whom to call in an outage stands once on the page of a place: with what cannot wait', () => {
  const wrong = cities.filter((city) => {
    const telling = urgentRows(city, 'en').filter(({ advice }) => advice?.includes(tellPower(city, 'en')));
    return (
      telling.length !== 1 ||
      cityPlate(city, 'en').some(({ label }) => label === 'Power outages') ||
      cityFactRows(city, 'en').some(({ fact }) => fact.includes('Report a power outage'))
    );
  });
  expect(wrong.map(({ slug }) => slug)).toEqual([]);
});

test('a gas company that a place has is named where gas is smelled, with its emergency line if we have read it', () => {
  const told = cities.flatMap((city) => {
    const { gas } = utilities[city.slug];
    const advice = urgentRows(city, 'en').find(({ title }) => title === 'Gas smell')?.advice ?? '';
    const named = (gas?.names ?? []).flatMap((name) => [name, gasLines[name] ?? name]);
    return named.every((part) => advice.includes(part)) && (gas === undefined) === (advice === '')
      ? []
      : [city.slug];
  });
  expect(told).toEqual([]);
});

test('every fact of a place has its tip', () => {
  const bare = cities.flatMap((city) =>
    cityFactRows(city, 'en').flatMap(({ title, advice }) =>
      advice !== undefined ? [] : [`${city.slug}, ${title}`],
    ),
  );
  expect(bare).toEqual([]);
});
