import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  complain,
  files,
  listAttributes,
  pages,
  shown,
  siteDirectory,
  type BuiltPage,
} from './built-site.ts';

/** Answered by the server, not built. */
const served = /^\/(?:api|board)(?:\/|$)/u;
const origin = new URL(pages[0]?.$('link[rel=canonical]').attr('href') ?? 'missing:').origin;
const byPath = new Map(pages.map((page) => [page.path, page]));
const anchors = new Map(
  shown.map((page) => [page.path, new Set(listAttributes(page, '[id]').map(({ id }) => id))]),
);

type Link = { readonly path: string; readonly anchor: string | undefined };

/** The links of a page that stay on this site. */
function listLinks(page: BuiltPage): readonly Link[] {
  return listAttributes(page, 'a[href]')
    .map(({ href = '' }) => new URL(href, origin + page.path))
    .filter((url) => url.origin === origin)
    .map((url) => ({
      path: decodeURI(url.pathname),
      anchor: url.hash === '' ? undefined : decodeURIComponent(url.hash.slice(1)),
    }));
}

const links = new Map(shown.map((page) => [page.path, listLinks(page)]));

test('every link leads to a page, by its own address', () => {
  const problems = complain(({ path }) =>
    (links.get(path) ?? [])
      .filter((link) => link.path !== path && !byPath.has(link.path))
      .filter((link) => !files.has(link.path) && !served.test(link.path))
      .map((link) => link.path),
  );
  expect(problems).toEqual([]);
});

test('every link into a page finds its place there', () => {
  const problems = complain(({ path }) =>
    (links.get(path) ?? [])
      .filter(({ anchor }) => anchor !== undefined && anchor !== '')
      // What stands behind # at the board names a tab, which its script opens.
      .filter((link) => !served.test(link.path))
      .filter((link) => !(anchors.get(link.path)?.has(link.anchor) ?? true))
      .map((link) => `${link.path}#${link.anchor ?? ''}`),
  );
  expect(problems).toEqual([]);
});

/** Clicks from the home page to each page that links reach. */
function countClicks(): ReadonlyMap<string, number> {
  const clicks = new Map([['/', 0]]);
  for (const [path, count] of clicks) {
    for (const link of links.get(path) ?? []) {
      if (byPath.has(link.path) && !clicks.has(link.path)) clicks.set(link.path, count + 1);
    }
  }
  return clicks;
}

test('every page is at most three clicks from home, but the thank-you page, which no link reaches', () => {
  const clicks = countClicks();
  const unreached = pages.map(({ path }) => path).filter((path) => (clicks.get(path) ?? Infinity) > 3);
  expect(unreached).toEqual(['/submitted']);
});

test('no link is empty or only a hash', () => {
  const problems = complain((page) =>
    listAttributes(page, 'a')
      .filter(({ href = '' }) => ['', '#'].includes(href.trim()))
      .map((link) => JSON.stringify(link)),
  );
  expect(problems).toEqual([]);
});

test('telephone links dial a number with its country code', () => {
  const problems = complain((page) =>
    listAttributes(page, 'a[href^="tel:"]')
      .map(({ href = '' }) => href)
      .filter((href) => !/^tel:\+\d{11,15}$/u.test(href)),
  );
  expect(problems).toEqual([]);
});

test('the sitemap for machines lists the pages that may be found, and no others', () => {
  const hidden = pages.filter(({ $ }) => $('meta[name=robots]').attr('content')?.includes('noindex'));
  const found = new Set(pages.map(({ path }) => path)).difference(new Set(hidden.map(({ path }) => path)));
  const sitemaps = [...files].filter((file) => /^\/sitemap.*\.xml$/u.test(file));
  const listed = sitemaps.flatMap((file) => readLocations(file)).filter((path) => !path.endsWith('.xml'));
  expect(listed.toSorted()).toEqual([...found].toSorted());
});

function readLocations(file: string): readonly string[] {
  const locations = readFileSync(siteDirectory + file, 'utf8').matchAll(/<loc>([^<]+)<\/loc>/gu);
  return [...locations].map(([, address = '']) => new URL(address).pathname);
}
