import { expect, test } from 'vitest';
import { listAllPaths, listPaths } from '#domain/paths/paths.ts';
import { files, findPage, pages, shown } from './built-site.ts';
import { cityServiceRoutes, placeSlugs, specifiedRoutes } from './specified-routes.ts';

test('the specification names 106 places, 954 city-and-appliance pages and 1,117 routes', () => {
  expect(placeSlugs).toHaveLength(106);
  expect(cityServiceRoutes).toHaveLength(954);
  expect(new Set(specifiedRoutes).size).toBe(1117);
  expect(specifiedRoutes).toHaveLength(1117);
});

/** Public pages of our own, beside the specified ones. */
const ownRoutes = ['/error-codes'];

test('exactly the specified routes are built', () => {
  const built = new Set(pages.map(({ path }) => path));
  const specified = new Set(specifiedRoutes);
  expect([...specified.difference(built)], 'specified, not built').toEqual([]);
  expect([...built.difference(specified)], 'built, not specified').toEqual(ownRoutes);
  expect(listAllPaths().toSorted()).toEqual([...specifiedRoutes, ...ownRoutes].toSorted());
});

test('the list of paths that links are made from is the specified one', () => {
  expect(listPaths().toSorted()).toEqual(specifiedRoutes.toSorted());
});

test('there is a page for unknown paths, and it is not among the routes', () => {
  expect(files.has('/404.html')).toBe(true);
});

test('the call board and its sign-in are built, and are not among the routes', () => {
  const staffPages = ['/board', '/board/sign-in'];
  expect(shown.map(({ path }) => path)).toEqual(expect.arrayContaining(staffPages));
  expect(listPaths().filter((path) => path.startsWith('/board'))).toEqual([]);
});

test('what the specification names by its address is there', () => {
  const named = ['/videos/repair-hero.mov', '/og-image.jpg', '/robots.txt'];
  expect(named.filter((file) => !files.has(file))).toEqual([]);
  const icons = [...files].filter((file) => /^\/icons\/[a-z-]+-(?:48|96)\.(?:webp|png)$/u.test(file));
  const names = new Set(icons.map((file) => file.replace(/-(?:48|96)\.\w+$/u, '')));
  expect(names.size).toBeGreaterThan(0);
  expect(icons, 'each icon in two sizes and two formats').toHaveLength(names.size * 4);
});

test('a city page shows each of the nine drawings, in both sizes and both formats', () => {
  // Not those of what to do first in a danger.
  const drawn = [...files].filter((file) => /^\/icons\/(?!door-|breaker-|valve-)/u.test(file));
  const markup = findPage('/miami').$('main picture').toString();
  expect(drawn).toHaveLength(9 * 4);
  expect(drawn.filter((file) => !markup.includes(file))).toEqual([]);
});
