import { expect, test } from 'vitest';
import { cities } from '#content/places/cities.ts';
import { placeFigures, type HomeShares } from '#content/places/figures/place-figures.ts';
import { placeGuides } from './guides.ts';
import { regionFacts } from './regions.ts';
import type { LocalCondition } from './local-fact-form.ts';

/** What a sentence says in words or figures, in percent. */
const saidAs: readonly (readonly [RegExp, number])[] = [
  [/\bone home in four\b/u, 25],
  [/\bone home in six\b/u, 100 / 6],
];

function readPercent(sentence: string): number | undefined {
  const figure = /\babout (\d+)% of homes\b/iu.exec(sentence)?.[1];
  return figure === undefined ? saidAs.find(([shape]) => shape.test(sentence))?.[1] : Number(figure);
}

function percentOf(condition: LocalCondition, row: HomeShares): number | undefined {
  if (condition === 'mobile homes') return row.mobile;
  if (condition === 'seasonal homes') return row.vacant;
  return condition === 'rented homes' ? row.rented : undefined;
}

const told = cities.flatMap(({ slug, name, zips }) =>
  placeGuides[slug].facts
    .filter(({ source }) => source.startsWith('ACS '))
    .map(({ condition, fact }) => ({
      slug,
      name,
      condition,
      sentence: fact.en,
      zips,
      row: placeFigures[slug].homes,
    })),
);

// A list of ZIP codes tells a reader less than "in and around".
test('a share of homes is the one of its source row, and says so where its ZIP codes reach past the place', () => {
  expect(told.length).toBeGreaterThan(20);
  for (const { slug, name, condition, sentence, zips, row } of told) {
    const right = row === undefined ? undefined : percentOf(condition, row);
    // A figure in digits is the row's; "one home in six" is near it.
    const most = /\d% of homes/u.test(sentence) ? 0.5 : 1.01;
    expect(Math.abs((readPercent(sentence) ?? 0) - (right ?? -100)), `${slug}: ${sentence}`).toBeLessThan(
      most,
    );
    for (const zip of row?.zips ?? []) expect(zips, slug).toContain(zip);
    if (row?.isOfPlace === false)
      expect(sentence, slug).toMatch(
        new RegExp(`\\b[Ii]n and around ${name}\\b|\\bZIP code ${zips.join(' ')}, which\\b`, 'u'),
      );
  }
});

test('a share of homes names the years of its source', () => {
  const years = { 'ACS housing': '2014–2018', 'ACS tenure': '2019–2023' } as const;
  const facts = [
    ...Object.values(regionFacts).flat(),
    ...cities.flatMap(({ slug }) => placeGuides[slug].facts),
  ];
  const shares = facts.flatMap((one) => {
    const sources: readonly string[] = 'sources' in one ? one.sources : [one.source];
    const source = sources.find((name) => name === 'ACS housing' || name === 'ACS tenure');
    return source === undefined ? [] : [{ source, sentence: one.fact.en }];
  });
  expect(shares.length).toBeGreaterThan(30);
  for (const { source, sentence } of shares)
    expect(sentence).toContain(
      `(US Census, ${source === 'ACS housing' ? years['ACS housing'] : years['ACS tenure']})`,
    );
  const others = facts.filter((one) => one.fact.en.includes('Census')).length;
  expect(others).toBe(shares.length);
});

test('where almost no home is a mobile home, nothing is said of mobile homes', () => {
  const few = cities.filter(({ slug }) => {
    const { homes } = placeFigures[slug];
    return homes !== undefined && homes.isOfPlace && homes.mobile < 5;
  });
  const astray = few.filter(({ slug }) =>
    placeGuides[slug].facts.some(({ condition }) => condition === 'mobile homes'),
  );
  expect(few.length).toBeGreaterThan(1);
  expect(astray.map(({ slug }) => slug)).toEqual([]);
});
