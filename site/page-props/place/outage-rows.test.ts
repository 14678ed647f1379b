import { expect, test } from 'vitest';
import { cities } from '#content/places/cities.ts';
import { regions, type RegionSlug } from '#content/places/regions.ts';
import { outageLines, utilities } from '#content/places/utilities.ts';
import { outageNote, outageRows } from './outage-rows.ts';

const told = regions.map((region) => ({
  region: region.slug,
  rows: outageRows(region, 'en'),
  note: outageNote(region, 'en'),
}));
const find = (slug: RegionSlug) => told.find(({ region }) => region === slug);

test('a place stands under each of its power companies and under no other, each with the number we have read', () => {
  for (const { region, rows } of told) {
    const own = cities.filter((city) => city.region === region);
    for (const { title, fact, advice } of rows) {
      const served = own.filter(({ slug }) => utilities[slug].power.names.includes(title));
      const names = served.length === own.length ? 'All places above:' : undefined;
      if (names !== undefined) expect(fact, title).toBe(names);
      else
        expect(
          fact
            .replace(/:$/u, '')
            .split(/, | and /u)
            .toSorted(),
          title,
        ).toEqual(served.map(({ name }) => name).toSorted());
      expect(advice, title).toBe(outageLines[title] ?? 'the number is on your bill');
    }
    const companies = own.flatMap(({ slug }) => utilities[slug].power.names);
    expect(rows.map(({ title }) => title).toSorted(), region).toEqual([...new Set(companies)].toSorted());
  }
});

test('the company with most places comes first', () => {
  expect(find('west-central-florida')?.rows.map(({ title }) => title)[0]).toBe('Duke Energy Florida');
  expect(find('miami-dade')?.rows).toEqual([
    { title: 'Florida Power & Light', fact: 'All places above:', advice: '800-468-8243' },
    { title: 'Homestead Public Services', fact: 'Homestead:', advice: 'the number is on your bill' },
  ]);
});

test('that the bill says which company it is stands where a place has two', () => {
  const noted = told.filter(({ note }) => note !== undefined).map(({ region }) => region);
  expect(noted).toEqual(['miami-dade', 'central-florida', 'west-central-florida']);
});
