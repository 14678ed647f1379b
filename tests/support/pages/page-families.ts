// The families of pages that must not be copies of one another, and the texts of the built ones.
import { readFileSync } from 'node:fs';
import { brands } from '#content/catalogue/brands.ts';
import { cities } from '#content/places/cities.ts';
import { regions } from '#content/places/regions.ts';
import { services } from '#content/catalogue/services.ts';
import { brandPath, cityPath, cityServicePath, regionPath, servicePath } from '#domain/paths/paths.ts';
import { mainWords, openWords, unsharedWords, type PageText } from './page-likeness.ts';

type Family = { readonly name: string; readonly paths: readonly string[] };

/** Each appliance's pages in every city, and the families of the other pages. */
export const families: readonly Family[] = [
  { name: 'services', paths: services.map(({ slug }) => servicePath(slug)) },
  { name: 'brands', paths: brands.map(({ slug }) => brandPath(slug)) },
  { name: 'regions', paths: regions.map(({ slug }) => regionPath(slug)) },
  { name: 'cities', paths: cities.map(({ slug }) => cityPath(slug)) },
  ...services.map((service) => ({
    name: `${service.slug} in every city`,
    paths: cities.map((city) => cityServicePath(city.slug, service.slug)),
  })),
];

/** The same without the help that the catalogue gives to every city. */
export function readUnshared({ paths }: Family): readonly PageText[] {
  return paths.map((path) => ({ path, words: unsharedWords(readFileSync(`dist${path}.html`, 'utf8')) }));
}

/** The same without what is folded in signs. */
export function readOpen({ paths }: Family): readonly PageText[] {
  return paths.map((path) => ({ path, words: openWords(readFileSync(`dist${path}.html`, 'utf8')) }));
}

/** The texts of a family's pages, read from dist/. */
export function readFamily({ paths }: Family): readonly PageText[] {
  return paths.map((path) => ({ path, words: mainWords(readFileSync(`dist${path}.html`, 'utf8')) }));
}
