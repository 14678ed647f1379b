// The line that names the first open window: built empty where the server is to write it, and said nowhere in the built files.
import { expect, test } from 'vitest';
import { cities } from '#content/places/cities.ts';
import { regions } from '#content/places/regions.ts';
import { brands } from '#content/catalogue/brands.ts';
import { services } from '#content/catalogue/services.ts';
import {
  brandPath,
  cityPath,
  cityServicePath,
  corePath,
  enhancedMiamiDryerPath,
  regionPath,
  servicePath,
} from '#domain/paths/paths.ts';
import { complain, shown } from './built-site.ts';

/** Those that open with a call. */
const corePages = ['home', 'about', 'services', 'brands', 'serviceArea', 'contact'] as const;
const served = cities.filter(({ region }) => region !== null);
/** The first band and the form, where the page is about a place we drive to; the first band alone, where it is about none. */
const lines = new Map<string, number>([
  ...served.flatMap(({ slug }) =>
    [cityPath(slug), ...services.map((service) => cityServicePath(slug, service.slug))].map(
      (path) => [path, 2] as const,
    ),
  ),
  [enhancedMiamiDryerPath(), 2],
  ...regions.map(({ slug }) => [regionPath(slug), 2] as const),
  ...[
    ...services.map(({ slug }) => servicePath(slug)),
    ...brands.map(({ slug }) => brandPath(slug)),
    ...corePages.map((page) => corePath(page)),
  ].map((path) => [path, 1] as const),
]);

test('every page that opens with a call has room for the line, but for those of a town we do not drive to', () => {
  const problems = complain(({ path, $ }) => {
    const found = $('[data-today=nextWindow]').length;
    return found === (lines.get(path) ?? 0) ? [] : [`${found} lines`];
  }, shown);
  expect(problems).toEqual([]);
});

test('no built page names a window: without the server, none is said', () => {
  const problems = complain(({ $ }) => {
    const said = $('[data-today=nextWindow]').text();
    return said === '' && !/next open window/iu.test($.html()) ? [] : [`says "${said}"`];
  }, shown);
  expect(problems).toEqual([]);
});
