// A date in the sitemap is true or absent: search engines stop believing a site whose pages all change with each build.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { hashPageText, pageDates, pageDatesFile } from '../../site/build/page-dates.ts';
import { findPage } from './built-site.ts';

const history = pageDates.parse(JSON.parse(readFileSync(pageDatesFile, 'utf8')));
const sitemap = readFileSync('dist/sitemap-pages.xml', 'utf8');
const dated = [...sitemap.matchAll(/<loc>([^<]+)<\/loc><lastmod>([^<]+)<\/lastmod>/gu)].map(
  ([, url = '', day = '']) => ({ path: new URL(url).pathname, day }),
);

test('every date in the sitemap is the day its page last changed', () => {
  const untrue = dated.filter(
    ({ path, day }) => history[path]?.day !== day || history[path].hash !== hashPageText(findPage(path).html),
  );
  expect(untrue).toEqual([]);
});

test('the history is kept up: nine pages of ten have a date ("npm run page-dates" after a build)', () => {
  const listed = sitemap.match(/<loc>/gu)?.length ?? 0;
  expect(dated.length).toBeGreaterThan(0.9 * listed);
});

test('a changed word changes the hash, and a changed picture address does not', () => {
  const page = (word: string, picture: string) =>
    `<header>x</header><main class="a"><h1>${word}</h1><img src="${picture}"></main>`;
  expect(hashPageText(page('Miami', '/a.webp'))).not.toBe(hashPageText(page('Tampa', '/a.webp')));
  expect(hashPageText(page('Miami', '/a.webp'))).toBe(hashPageText(page('Miami', '/b.webp')));
});
