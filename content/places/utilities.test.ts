import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cities } from './cities.ts';
import { regionFacts } from './guides/regions.ts';
import { factSources } from './guides/fact-sources.ts';
import { placeGuides } from './guides/guides.ts';
import { gasLines, outageLines, utilities } from './utilities.ts';

test('there are utilities for every place and for no other', () => {
  expect(Object.keys(utilities)).toEqual(cities.map((city) => city.slug));
});

test('a gas company is named where the guide knows of gas mains, and nowhere else', () => {
  const differ = cities.filter(({ slug }) => {
    const hasMains = placeGuides[slug].facts.some(({ condition }) => condition === 'gas mains');
    return hasMains !== (utilities[slug].gas !== undefined);
  });
  expect(differ.map(({ slug }) => slug)).toEqual([]);
});

test('a gas company that a place has is printed with its emergency line, and an outage line is that of a company we name', () => {
  for (const { slug } of cities) {
    const fact = placeGuides[slug].facts.find(({ condition }) => condition === 'gas mains')?.fact.en ?? '';
    const lines = (utilities[slug].gas?.names ?? []).flatMap((name) => gasLines[name] ?? []);
    expect(fact.match(/\d{3}-\d{3}-\d{4}/gu) ?? [], slug).toEqual(lines);
  }
  const companies = cities.flatMap(({ slug }) => utilities[slug].power.names);
  for (const name of Object.keys(outageLines)) expect(companies).toContain(name);
});

test('where homes have wells the guide says what follows', () => {
  const silent = cities.filter(
    ({ slug }) =>
      utilities[slug].water?.hasWells === true &&
      !placeGuides[slug].facts.some(({ condition }) => condition === 'private wells'),
  );
  expect(silent.map(({ slug }) => slug)).toEqual([]);
});

test('the sources page names every source, and every source is used', () => {
  const page = readFileSync('docs/sources.md', 'utf8');
  const used = JSON.stringify([regionFacts, utilities, placeGuides]);
  for (const source of Object.keys(factSources)) {
    expect(page.includes(`\`${source}\``), source).toBe(true);
    expect(used, source).toContain(`"${source}"`);
  }
});
