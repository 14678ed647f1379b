import { cities } from '#content/places/cities.ts';
import { services } from '#content/catalogue/services.ts';
import { figureWords } from '#content/places/figures/figure-words.ts';
import { placeFigures } from '#content/places/figures/place-figures.ts';
import { expect, test } from 'vitest';
import { hasSharedBuildings } from './shared-buildings.ts';
import { listAllFigures, listPlaceFigures } from './place-figures.ts';

const untold = () => false;

function cityOf(slug: string) {
  const city = cities.find((one) => one.slug === slug);
  if (city === undefined) throw new Error(`No city ${slug}`);
  return city;
}

test('a page shows the three figures in which its place stands out, and what each changes for the appliance', () => {
  const figures = listPlaceFigures(cityOf('zephyrhills'), 'dryer', 'en', untold, '');
  expect(figures.map(({ kind }) => kind)).toEqual(['mobile', 'vacant', 'storm']);
  expect(figures[0]).toMatchObject({
    figure:
      'About 60% of homes in ZIP codes 33542, 33540 and 33541 (Zephyrhills and around) are mobile homes, and',
    advice:
      'each needs a dryer approved for mobile homes, with a metal duct that ends outdoors and never under the floor.',
  });
});

test('what the page tells already is left out, a hurricane it names as well', () => {
  const city = cityOf('gulfport');
  const figures = (isTold: (kind: string) => boolean, texts: string) =>
    listPlaceFigures(city, 'dryer', 'en', isTold, texts).map(({ figure }) => figure);
  expect(figures(untold, '').join(' ')).toContain(
    'Hurricane Milton passed about 24 miles from Gulfport in 2024: after the next one,',
  );
  expect(figures(untold, 'Hurricane Milton flooded it.').join(' ')).not.toContain('Milton');
  expect(figures((kind) => kind !== 'gas', '')).toEqual([
    'Only about 5% of homes in Pinellas County heat with piped gas, so',
  ]);
});

const stormOf = (slug: string, told = '') =>
  listPlaceFigures(cityOf(slug), 'dryer', 'en', untold, told)
    .filter(({ kind }) => kind === 'storm')
    .map(({ figure }) => /Hurricane (\w+) passed .* in (\d+)/u.exec(figure)?.slice(1).join(' '));

test('of the hurricanes within 25 miles a page names the closest, the later of two, and none from farther away', () => {
  expect(stormOf('orlando')).toEqual(['Charley 2004']);
  expect(stormOf('gibsonton')).toEqual(['Milton 2024']);
  expect(stormOf('pinellas-park')).toEqual([]);
});

test('nobody is told to run a load through a vent that may be blocked', () => {
  const { advice, besideTowers, strong } = figureWords.en.vacant;
  for (const tips of [advice, besideTowers, strong.advice, strong.besideTowers])
    expect(tips.dryer).toMatch(/\b(?:stop|leave the dryer off)\./u);
});

test('more follows from a high share and from a hurricane that passed over the place', () => {
  const of = (slug: string) =>
    listPlaceFigures(cityOf(slug), 'microwave', 'en', untold, '').map(({ figure }) => figure);
  expect(of('hialeah').join(' ')).toContain(
    'The center of Hurricane Katrina passed about 2 miles from Hialeah',
  );
  expect(of('miami').join(' ')).toContain(
    'Hurricane Katrina passed about 11 miles from Miami in 2005: after the next one,',
  );
});

test('the office of a tower is asked only where homes share a building', () => {
  const advice = (slug: string) =>
    listPlaceFigures(cityOf(slug), 'dryer', 'en', untold, '')
      .map((figure) => figure.advice)
      .join(' ');
  expect(advice('fort-lauderdale')).toContain('in a tower');
  for (const { slug } of cities.filter((city) => !hasSharedBuildings(city)))
    expect(advice(slug), slug).not.toMatch(/tower|office/u);
});

test('who lives on an island is told so', () => {
  const figures = listPlaceFigures(cityOf('marco-island'), 'dryer', 'en', untold, '');
  expect(figures.map(({ figure }) => figure).join(' ')).toContain('of homes on Marco Island');
  expect(JSON.stringify(figures)).not.toContain('in Marco Island');
});

test('the mobile homes of a ZIP code that is mostly another place’s are not told', () => {
  for (const slug of ['belleair-bluffs', 'kenneth-city'])
    for (const kinds of [
      listAllFigures(cityOf(slug), 'en'),
      listPlaceFigures(cityOf(slug), 'oven', 'en', untold, ''),
    ])
      expect(kinds.map(({ kind }) => kind)).not.toContain('mobile');
});

test('a share is said to be of the place only where its ZIP codes are little more', () => {
  for (const city of cities)
    for (const { slug } of services) {
      const isOfPlace = placeFigures[city.slug].homes?.isOfPlace;
      const [first, ...again] = listPlaceFigures(city, slug, 'en', untold, '')
        .filter(({ kind }) => kind !== 'gas' && kind !== 'storm')
        .map(({ figure }) => figure);
      if (first === undefined) continue;
      for (const figure of [first, ...again])
        expect(/ (?:in|on) $/u.test(figure.split(`${city.name} `)[0] ?? ''), figure).toBe(isOfPlace);
      if (isOfPlace === true) continue;
      expect(first).toContain('ZIP code');
      // The ZIP codes are said once.
      for (const figure of again) expect(figure).toContain(` around ${city.name} `);
    }
});

test('where the ZIP codes say nothing of a place, no share is told', () => {
  for (const slug of ['golden-beach', 'lake-buena-vista'])
    expect(listPlaceFigures(cityOf(slug), 'stove', 'en', untold, '').map(({ kind }) => kind)).not.toContain(
      'rented',
    );
});

test('who is asked for propane because of mobile homes is not asked again', () => {
  const kindsOf = (service: 'stove' | 'dryer') =>
    listPlaceFigures(cityOf('north-port'), service, 'en', (kind) => kind === 'mobile', '').map(
      ({ kind }) => kind,
    );
  expect(kindsOf('dryer')).toContain('gas');
  expect(kindsOf('stove')).not.toContain('gas');
});

test('the page of a place has each of its figures once, as a whole sentence', () => {
  const all = listAllFigures(cityOf('gulfport'), 'en');
  expect(all.map(({ kind }) => kind)).toEqual(['rented', 'vacant', 'storm', 'storm', 'storm']);
  expect(all.at(-1)?.sentence).toBe('Hurricane Jeanne passed about 48 miles from Gulfport in 2004.');
  for (const city of cities)
    for (const { sentence } of listAllFigures(city, 'en')) expect(sentence).toMatch(/^[A-Z][^{}:]*\.$/u);
});
