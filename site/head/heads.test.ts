import { expect, test } from 'vitest';
import { brands } from '#content/catalogue/brands.ts';
import { cities } from '#content/places/cities.ts';
import { languages } from '#content/language.ts';
import { regions } from '#content/places/regions.ts';
import { services } from '#content/catalogue/services.ts';
import { listAllPaths } from '#domain/paths/paths.ts';
import { brandHead } from './brand-head.ts';
import { cityHead } from './city-head.ts';
import { cityServiceHead } from './city-service-head.ts';
import { coreHead } from './core-head.ts';
import { errorCodesHead } from './error-codes-head.ts';
import { guideHead } from './guide-head.ts';
import { regionHead } from './region-head.ts';
import { serviceHead } from './service-head.ts';

const corePages = [
  'about',
  'services',
  'brands',
  'contact',
  'serviceArea',
  'privacy',
  'terms',
  'sitemap',
  'submitted',
] as const;

const heads = languages.flatMap((language) => [
  ...corePages.map((page) => coreHead(page, language)),
  guideHead(cities[0], language),
  errorCodesHead(language),
  ...regions.map((region) => regionHead(region, language)),
  ...services.map((service) => serviceHead(service, language)),
  ...brands.map((brand) => brandHead(brand, language)),
  ...cities.map((city) => cityHead(city, language)),
  ...cities.flatMap((city) => services.map((service) => cityServiceHead(city, service, language))),
]);

function listRepeats(values: readonly string[]): readonly string[] {
  return values.filter((value, position) => values.indexOf(value) !== position);
}

test('every page but home has a head here', () => {
  const missing = new Set(languages.flatMap((language) => listAllPaths(language)));
  for (const { path } of heads) missing.delete(path);
  expect([...missing]).toEqual(['/']);
});

test('no title is longer than 60 characters', () => {
  expect(heads.map(({ title }) => title).filter((title) => title.length > 60)).toEqual([]);
});

test('every description has 70 to 155 characters', () => {
  const faulty = heads.filter(({ description: { length } }) => length < 70 || length > 155);
  expect(faulty.map(({ path, description }) => `${path}: ${String(description.length)}`)).toEqual([]);
});

test('no two pages share a title or a description', () => {
  expect(listRepeats(heads.map(({ title }) => title))).toEqual([]);
  expect(listRepeats(heads.map(({ description }) => description))).toEqual([]);
});
