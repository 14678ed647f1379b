import { cities } from '#content/places/cities.ts';
import { services } from '#content/catalogue/services.ts';
import { figureWords } from '#content/places/figures/figure-words.ts';
import { placeFigures } from '#content/places/figures/place-figures.ts';
import { expect, test } from 'vitest';
import { hasSharedBuildings } from './shared-buildings.ts';
import { listPlaceFigures } from './place-figures.ts';
import { tellPower } from './weighed-figures.ts';

const untold = () => false;

function cityOf(slug: string) {
  const city = cities.find((one) => one.slug === slug);
  if (city === undefined) throw new Error(`No city ${slug}`);
  return city;
}

test('a page shows the shares in which its place stands out, the most first', () => {
  const figures = listPlaceFigures(cityOf('zephyrhills'), 'dryer', 'en', untold);
  expect(figures.map(({ kind }) => kind)).toEqual(['mobile', 'vacant']);
  expect(figures[0]).toMatchObject({
    figure:
      'About 60% of homes in ZIP codes 33542, 33540 and 33541 (Zephyrhills and around) are mobile homes (US Census, 2014–2018), so',
    advice:
      'if you live in one, the dryer must be approved for mobile homes, and its metal duct must end outdoors, never under the floor.',
  });
});

test('what the page tells already is left out', () => {
  const kinds = listPlaceFigures(cityOf('zephyrhills'), 'dryer', 'en', (kind) => kind !== 'vacant');
  expect(kinds.map(({ kind }) => kind)).toEqual(['vacant']);
});

test('the outage line is that of the company, both where there are two, and none is made up', () => {
  expect(tellPower(cityOf('gulfport'), 'en')).toBe('Duke Energy Florida (800-228-8485)');
  expect(tellPower(cityOf('oldsmar'), 'en')).toBe(
    'Tampa Electric (TECO, 877-588-1010) or Duke Energy Florida (800-228-8485) (see your bill)',
  );
  expect(tellPower(cityOf('marco-island'), 'en')).toBe(
    'Lee County Electric Cooperative (LCEC, the number is on your bill)',
  );
});

test('nobody is told to run a load through a vent that may be blocked, or to run it hot', () => {
  const { advice, besideTowers, strong } = figureWords.en.vacant;
  for (const tips of [advice, besideTowers, strong.advice, strong.besideTowers]) {
    expect(tips.dryer).toMatch(/\b(?:stop|leave the dryer off)\./u);
    expect(tips.dryer).not.toMatch(/\brun the dryer (?!empty on air only)/u);
  }
});

test('the office of a tower is asked only where homes share a building', () => {
  const advice = (slug: string) =>
    listPlaceFigures(cityOf(slug), 'dryer', 'en', untold)
      .map((figure) => figure.advice)
      .join(' ');
  expect(advice('miami-beach')).toContain('in a tower');
  for (const { slug } of cities.filter((city) => !hasSharedBuildings(city)))
    expect(advice(slug), slug).not.toMatch(/tower|office/u);
});

test('who lives on an island is told so', () => {
  const figures = listPlaceFigures(cityOf('marco-island'), 'dryer', 'en', untold);
  expect(figures.map(({ figure }) => figure).join(' ')).toContain('of homes on Marco Island');
  expect(JSON.stringify(figures)).not.toContain('in Marco Island');
});

test('the mobile homes of a ZIP code that is mostly another place’s are not told', () => {
  for (const slug of ['belleair-bluffs', 'kenneth-city'])
    expect(listPlaceFigures(cityOf(slug), 'oven', 'en', untold).map(({ kind }) => kind)).not.toContain(
      'mobile',
    );
});

test('a share is said to be of the place only where its ZIP codes are little more', () => {
  for (const city of cities)
    for (const { slug } of services) {
      const isOfPlace = placeFigures[city.slug].homes?.isOfPlace;
      const [first, ...again] = listPlaceFigures(city, slug, 'en', untold).map(({ figure }) => figure);
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
    expect(listPlaceFigures(cityOf(slug), 'stove', 'en', untold).map(({ kind }) => kind)).toEqual([]);
});
