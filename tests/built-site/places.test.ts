// Pages of places: where they say we are, how they end, and which cities machines are told of.
import { expect, test } from 'vitest';
import { cities } from '#content/places/cities.ts';
import { company } from '#content/company/company.ts';
import { regions } from '#content/places/regions.ts';
import { regionWords } from '#content/places/region-words.ts';
import { services } from '#content/catalogue/services.ts';
import { cityPath, cityServicePath, regionPath } from '#domain/paths/paths.ts';
import { complain, findPage, shown } from './built-site.ts';

/** What the strip at the top says of where we are. */
function readStrip(path: string): string {
  return findPage(path).$('.top-strip p').text().trim();
}

const wholeArea = readStrip('/');

test('the top strip names the region on the pages of its places, and the whole area elsewhere', () => {
  expect(wholeArea).toBe('Serving Miami to Jupiter, FL and surrounding areas');
  for (const { slug } of regions) {
    const { serving } = regionWords.en[slug];
    const own = cities.filter(({ region }) => region === slug);
    const paths = [
      regionPath(slug),
      ...own.flatMap((city) => [
        cityPath(city.slug),
        ...services.map((service) => cityServicePath(city.slug, service.slug)),
      ]),
    ];
    expect(paths.filter((path) => readStrip(path) !== serving)).toEqual([]);
  }
  expect(readStrip('/services')).toBe(wholeArea);
});

test('a place outside the regions is not said to be served from one', () => {
  const outside = cities.filter(({ region }) => region === null).map(({ slug }) => cityPath(slug));
  expect(outside).toHaveLength(1);
  for (const path of outside) expect(readStrip(path)).not.toMatch(/^Serving/u);
});

test('a place whose visits are planned ahead has no line about today, and every other place has one', () => {
  const problems = cities.flatMap(({ slug, region }) =>
    [cityPath(slug), ...services.map((service) => cityServicePath(slug, service.slug))].filter((path) => {
      const { $ } = findPage(path);
      const says = [
        $('[data-today="sameDay"]').length > 0,
        $('.top-strip [data-countdown]').length > 0,
        /same-day\b|\ba visit (?:today|tomorrow)\b/iu.test($('.top-strip, .menu, .page-hero').text()),
      ];
      return region === null ? says.includes(true) : says.includes(false);
    }),
  );
  expect(problems).toEqual([]);
});

test('on the pages of regions and cities a call and the form follow the first block', () => {
  const paths = [...regions.map(({ slug }) => regionPath(slug)), ...cities.map(({ slug }) => cityPath(slug))];
  const problems = complain(
    ({ $ }) => {
      const form = $('main .form-columns > *').slice(0, 2).filter('aside');
      return [
        ...(form.find('a[href^="tel:"]').length > 0 ? [] : ['no call']),
        ...(form.find('form[action="/api/quote"]').length > 0 ? [] : ['no form']),
      ];
    },
    shown.filter(({ path }) => paths.includes(path)),
  );
  expect(problems).toEqual([]);
});

/** Every city named in what a page tells machines. */
function listCities(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own =
    '@type' in value && value['@type'] === 'City' && 'name' in value && typeof value.name === 'string'
      ? [value.name]
      : [];
  return [...own, ...Object.values(value).flatMap(listCities)];
}

test('machines are told of no city without a page, but for the configured list', () => {
  const known = new Set<string>([...cities.map(({ name }) => name), ...company.areaServed]);
  let seen = 0;
  const problems = complain(({ $ }) =>
    $('script[type="application/ld+json"]')
      .toArray()
      .flatMap((script) => listCities(JSON.parse($(script).text())))
      .filter((name) => {
        seen += 1;
        return !known.has(name);
      }),
  );
  expect(problems).toEqual([]);
  expect(seen).toBeGreaterThan(cities.length * services.length);
});
