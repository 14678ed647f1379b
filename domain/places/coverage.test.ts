import { expect, test } from 'vitest';
import { cities } from '#content/places/cities.ts';
import { zipCounties } from '#content/places/zip-counties.ts';
import { findCoverage, milesBetweenZips } from './coverage.ts';

function listSlugs(zip: string): readonly string[] {
  const coverage = findCoverage(zip);
  return coverage.kind === 'city' ? coverage.cities.map((city) => city.slug) : [];
}

test('a ZIP of one place names that place', () => {
  expect(listSlugs('33139')).toEqual(['miami-beach']);
  expect(listSlugs('33149')).toEqual(['key-biscayne']);
});

test('a ZIP that places share names them all, the main ones first', () => {
  expect(listSlugs('33160')).toEqual(['golden-beach', 'sunny-isles-beach', 'aventura']);
  expect(listSlugs('33180')).toEqual(['aventura']);
  expect(listSlugs('34103')).toEqual(['moorings', 'naples']);
  expect(listSlugs('33154')).toEqual(['surfside', 'bal-harbour', 'bay-harbor']);
});

test('Atlantic Beach is covered though its county is in no region', () => {
  expect(listSlugs('32233')).toEqual(['atlantic-beach']);
});

test('a served county without a place of ours names the region and the nearest place', () => {
  const coverage = findCoverage('33480');
  expect(coverage).toMatchObject({
    kind: 'county',
    county: 'Palm Beach',
    region: { slug: 'palm-beach-county' },
    nearest: { city: { slug: 'west-palm-beach' } },
  });
});

test('a post-office box ZIP is in its county, with no distance made up', () => {
  expect(findCoverage('33239')).toEqual({
    kind: 'county',
    zip: '33239',
    county: 'Miami-Dade',
    region: expect.objectContaining({ slug: 'miami-dade' }),
  });
});

test('counties the ZIP data had wrong are put right', () => {
  expect(findCoverage('34224')).toMatchObject({ kind: 'county', county: 'Charlotte' });
  expect(findCoverage('33559')).toMatchObject({ kind: 'county', county: 'Hillsborough' });
  expect(findCoverage('33967')).toMatchObject({ kind: 'outside' });
});

test('Key West, Jacksonville, New York and digits nobody uses are outside, never refused', () => {
  for (const zip of ['33040', '32202', '10001', '00000', '99999']) {
    expect(findCoverage(zip)).toEqual({ kind: 'outside', zip });
  }
});

test('spaces around a ZIP are forgiven', () => {
  expect(findCoverage(' 33139 ')).toMatchObject({ kind: 'city', zip: '33139' });
});

test('anything but five digits is a fault', () => {
  for (const input of ['', '3313', '331390', '33139-1234', '3313a', '٣٣١٣٩', '33 139']) {
    expect(findCoverage(input), input).toEqual({ kind: 'fault', fault: 'not-five-digits' });
  }
});

test('every ZIP stands in one county, and every ZIP of a place in the county of that place', () => {
  const countyByZip = new Map<string, string>();
  for (const { county, areas, boxes } of zipCounties) {
    for (const zip of [...areas.map(([area]) => area), ...boxes]) {
      expect(countyByZip.has(zip), zip).toBe(false);
      countyByZip.set(zip, county);
    }
  }
  for (const city of cities.filter(({ county }) => county !== 'Duval')) {
    for (const zip of city.zips) expect(countyByZip.get(zip), `${city.slug} ${zip}`).toBe(city.county);
  }
});

test('the way between two ZIP codes is told in miles, of a town as of a county, and of none that we do not know', () => {
  expect(milesBetweenZips('33511', '33707')).toBeCloseTo(27, -1);
  expect(milesBetweenZips('33606', '33606')).toBe(0);
  expect(milesBetweenZips('33606', '34102')).toBeGreaterThan(100);
  expect(milesBetweenZips('33606', '99999')).toBeUndefined();
  expect(milesBetweenZips('', '33606')).toBeUndefined();
});
