import { expect, test } from 'vitest';
import { cities } from '#content/places/cities.ts';
import { afterFlood } from '#content/words/safety/safety-words.ts';
import { placeFigures } from '#content/places/figures/place-figures.ts';
import { regions } from '#content/places/regions.ts';
import { utilities } from '#content/places/utilities.ts';
import { milesBetween } from '#domain/places/nearby.ts';
import { placeGuides } from '#content/places/guides/guides.ts';
import { regionFacts } from '#content/places/guides/regions.ts';

const textOf = (region: keyof typeof regionFacts, topic: string) =>
  regionFacts[region]
    .filter((fact) => fact.topic === topic)
    .map(({ fact }) => fact.en)
    .join(' ');
const placesOf = (region: string) => cities.filter((city) => city.region === region);
const sum = (region: string, power: string) =>
  placesOf(region).filter(({ slug }) => utilities[slug].power.names.includes(power)).length;

test('no two regions give the same advice, but for the listed sentence on flood water', () => {
  const advice = Object.values(regionFacts).flatMap((facts) => facts.map((fact) => fact.advice.en));
  const own = advice.filter((text) => text !== afterFlood.en);
  expect(new Set(own).size).toBe(own.length);
});

test('no region tells a topic twice, and each tells its water and its power', () => {
  for (const { slug } of regions) {
    const topics = regionFacts[slug].map(({ topic }) => topic);
    expect(new Set(topics).size, slug).toBe(topics.length);
    expect(topics, slug).toEqual(expect.arrayContaining(['water', 'power']));
    // Homes that are empty for months or between guests: of one or the other.
    expect(topics.filter((topic) => topic === 'season' || topic === 'rentals').length, slug).toBe(1);
  }
});

test('a company that is named for all places of a region, or for all but one, serves them', () => {
  const fpl = 'Florida Power & Light';
  expect(sum('miami-dade', fpl)).toBe(placesOf('miami-dade').length);
  expect(utilities.homestead.power.names).toEqual(['Homestead Public Services', fpl]);
  expect(sum('broward-county', fpl)).toBe(placesOf('broward-county').length);
  expect(sum('palm-beach-county', fpl)).toBe(placesOf('palm-beach-county').length);
  expect(sum('southwest-florida', fpl)).toBe(placesOf('southwest-florida').length - 1);
  expect(utilities['marco-island'].power.names).toEqual(['Lee County Electric Cooperative (LCEC)']);
  expect(textOf('southwest-florida', 'power')).toMatch(/Marco Island’s power company.*The other places/u);
});

test.each(['central-florida', 'west-central-florida'] as const)(
  'where there are two power companies in %s, the place is named',
  (region) => {
    const two = placesOf(region).filter(({ slug }) => utilities[slug].power.names.length > 1);
    const named = cities.filter(({ name }) => textOf(region, 'power').includes(name));
    expect(two.map(({ name }) => name).toSorted()).toEqual(named.map(({ name }) => name).toSorted());
  },
);

test('a share of homes in a region is that of each named place, where its ZIP codes are the place', () => {
  const stated = [
    {
      region: 'miami-dade',
      share: /more than a third/u,
      least: 34,
      most: 45,
      slugs: ['key-biscayne', 'miami-beach'],
    },
    {
      region: 'broward-county',
      share: /at least a quarter of the homes/u,
      least: 25,
      most: 45,
      slugs: ['hallandale-beach', 'pompano-beach', 'deerfield-beach'],
    },
    { region: 'southwest-florida', share: /more than half/u, least: 51, most: 65, slugs: ['marco-island'] },
    {
      region: 'west-central-florida',
      share: /about a third/u,
      least: 31,
      most: 35,
      slugs: ['belleair-beach'],
    },
  ] as const;
  for (const { region, share, least, most, slugs } of stated) {
    const text = textOf(region, 'season');
    expect(text, region).toMatch(share);
    for (const { slug, name } of cities.filter((city) => slugs.some((one) => one === city.slug))) {
      const { homes } = placeFigures[slug];
      expect(text, slug).toContain(name);
      expect(homes?.isOfPlace, slug).toBe(true);
      expect(homes?.vacant, slug).toBeGreaterThanOrEqual(least);
      expect(homes?.vacant, slug).toBeLessThanOrEqual(most);
    }
  }
});

test('shares of mobile homes are those of the named places', () => {
  const { thonotosassa, gibsonton, ruskin } = placeFigures;
  expect([thonotosassa, gibsonton, ruskin].map(({ homes }) => homes?.mobile)).toEqual([50, 33, 32]);
  expect(textOf('west-central-florida', 'mobile homes')).toMatch(
    /half .*Thonotosassa.* third .*Gibsonton and Ruskin/u,
  );
});

test('no region says where gas mains end, and each says how to tell piped gas from propane', () => {
  for (const { slug } of regions) {
    const text = textOf(slug, 'gas');
    if (text === '') continue;
    expect(text, slug).not.toMatch(/\d%|\bonly\b|we know of|\beverywhere\b/iu);
  }
});

test('a place that the gas of Palm Beach County names has that company in its row', () => {
  const [own = ''] = textOf('palm-beach-county', 'gas').split('. ');
  const named = placesOf('palm-beach-county').filter(({ name }) => own.includes(name));
  expect(own).toContain('Florida Public Utilities');
  expect(named.length).toBe(3);
  for (const { slug } of named)
    expect(utilities[slug].gas?.names, slug).toEqual(['Florida Public Utilities']);
});

test('a hurricane came as near as is told', () => {
  const near = (region: string, storm: string, miles: number) =>
    placesOf(region).filter(({ slug }) =>
      placeFigures[slug].storms.some((one) => one.name === storm && one.miles <= miles),
    ).length;
  expect(near('central-florida', 'Charley', 25)).toBe(12);
  expect(near('central-florida', 'Milton', 25)).toBe(8);
  expect(near('southwest-florida', 'Ian', 39)).toBe(0);
  const milesOf = (slug: keyof typeof placeFigures, storm: string) =>
    placeFigures[slug].storms.find(({ name }) => name === storm)?.miles;
  expect(milesOf('marco-island', 'Irma')).toBe(1);
  expect(milesOf('bradenton', 'Milton')).toBe(5);
  expect(['Frances', 'Jeanne', 'Wilma'].map((storm) => milesOf('jupiter', storm))).toEqual([17, 18, 3]);
});

test('all places of Central Florida but the two that are named have hard water', () => {
  const others = placesOf('central-florida').filter(
    ({ slug }) => !placeGuides[slug].facts.some(({ condition }) => condition === 'hard water'),
  );
  expect(others.map(({ name }) => name).toSorted()).toEqual(['Mims', 'Titusville']);
  expect(textOf('central-florida', 'water')).toContain('but Titusville and Mims');
});

test('the longest way in a region is as long as its points are apart', () => {
  const longest = (region: string) =>
    Math.max(
      ...placesOf(region).flatMap((one) =>
        placesOf(region).map((other) => milesBetween(one.point, other.point)),
      ),
    );
  expect(Math.round(longest('central-florida'))).toBe(82);
  expect(Math.round(longest('west-central-florida'))).toBe(117);
  expect(Math.max(...regions.map(({ slug }) => longest(slug)))).toBe(longest('west-central-florida'));
  expect(textOf('central-florida', 'distance')).toContain('82 miles');
  expect(textOf('west-central-florida', 'distance')).toContain('117 miles');
});
