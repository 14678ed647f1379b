import { cities } from '#content/places/cities.ts';
import { services } from '#content/catalogue/services.ts';
import { placeFigures } from '#content/places/figures/place-figures.ts';
import { expect, test } from 'vitest';
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
      'About 60 homes in 100 in ZIP codes 33542, 33540, and 33541 (Zephyrhills and around) are mobile homes:',
    advice:
      'if yours is one, the dryer must be approved for mobile homes, and its duct must end outdoors, not under the floor.',
  });
});

test('what the page tells already is left out, a hurricane it names as well', () => {
  const city = cityOf('gulfport');
  const figures = (isTold: (kind: string) => boolean, texts: string) =>
    listPlaceFigures(city, 'dryer', 'en', isTold, texts).map(({ figure }) => figure);
  expect(figures(untold, '').join(' ')).toContain(
    'Hurricane Milton passed about 24 miles from Gulfport in 2024:',
  );
  expect(figures(untold, 'Hurricane Milton flooded it.').join(' ')).not.toContain('Milton');
  expect(figures((kind) => kind !== 'gas', '')).toEqual([
    'About 5 homes in 100 in Pinellas County heat with piped gas:',
  ]);
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
        expect(figure.includes(` in ${city.name} `), figure).toBe(isOfPlace);
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
  expect(all.map(({ kind }) => kind)).toEqual([
    'settled',
    'rented',
    'vacant',
    'gas',
    'storm',
    'storm',
    'storm',
  ]);
  expect(all.at(-1)?.sentence).toBe('Hurricane Jeanne passed about 48 miles from Gulfport in 2004.');
  for (const city of cities)
    for (const { sentence } of listAllFigures(city, 'en')) expect(sentence).toMatch(/^[A-Z][^{}:]*\.$/u);
});
