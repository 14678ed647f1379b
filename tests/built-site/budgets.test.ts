// What a first visit costs, brotli as the server sends it, without pictures. Goals: the weights of the product brief.
// A heavier page is changed on purpose: here, with the reason, or not at all.
import { readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { expect, test } from 'vitest';
import { complain, findPage, listAttributes, shown, siteDirectory, type BuiltPage } from './built-site.ts';

const kilobyte = 1000;
/** 1,117 pages at the best level take a minute; level 5 is a few per cent heavier and never hides a heavy page. */
const fast = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const weights = new Map<string, number>();

/** Bytes of a file on the wire. Fonts are compressed already. */
function weigh(address: string): number {
  const known = weights.get(address);
  if (known !== undefined) return known;
  const bytes = readFileSync(siteDirectory + address);
  const weight = address.endsWith('.woff2') ? bytes.length : brotliCompressSync(bytes).length;
  weights.set(address, weight);
  return weight;
}

/** A script and what it imports at once; a dynamic import() is not asked for until something calls it. */
function listImports(address: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(address)) return seen;
  seen.add(address);
  const code = readFileSync(siteDirectory + address, 'utf8');
  for (const [, from = ''] of code.matchAll(
    /(?:^|[;}\s])(?:import|export)[^;'"()]*["'](\.{1,2}\/[^"']+)["']/gu,
  )) {
    listImports(new URL(from, `http://site${address}`).pathname, seen);
  }
  return seen;
}

/** Islands that start without waiting for the visitor to come near. */
const eager = ['load', 'only'];

function listScripts(page: BuiltPage): readonly string[] {
  const scripts = listAttributes(page, 'script[src]').map(({ src = '' }) => src);
  const islands = listAttributes(page, 'astro-island')
    .filter(({ client = '' }) => eager.includes(client))
    .flatMap((island) => [island['component-url'] ?? '', island['renderer-url'] ?? '']);
  return [...new Set([...scripts, ...islands].flatMap((address) => [...listImports(address)]))];
}

function weighScripts(page: BuiltPage): number {
  const inline = page.$('script:not([src]):not([type="application/ld+json"])').text();
  const files = listScripts(page).reduce((sum, address) => sum + weigh(address), 0);
  return files + (inline === '' ? 0 : brotliCompressSync(inline).length);
}

function weighLinks(page: BuiltPage, selector: string): number {
  return listAttributes(page, selector).reduce((sum, { href = '' }) => sum + weigh(href), 0);
}

const stylesheets = 'link[rel=stylesheet]';
const fonts = 'link[rel=preload][as=font]';

function over(what: string, weight: number, limit: number): readonly string[] {
  return weight > limit ? [`${what} ${(weight / kilobyte).toFixed(1)} kB`] : [];
}

test('no page asks for more than 4 kB of script before its form comes near', () => {
  expect(complain((page) => over('script', weighScripts(page), 4 * kilobyte))).toEqual([]);
});

test('no page asks for more than 12 kB of style', () => {
  expect(complain((page) => over('style', weighLinks(page, stylesheets), 12 * kilobyte))).toEqual([]);
});

test('a city-and-appliance page costs 45 kB at most, font included', () => {
  const page = findPage('/miami-refrigerator-repair');
  const html = brotliCompressSync(page.html).length;
  const weight = html + weighScripts(page) + weighLinks(page, stylesheets) + weighLinks(page, fonts);
  expect(weight / kilobyte).toBeLessThanOrEqual(45);
});

test('no page is more than 30 kB of HTML', () => {
  expect(complain(({ html }) => over('HTML', brotliCompressSync(html, fast).length, 30 * kilobyte))).toEqual(
    [],
  );
});

test('React comes only with a form: never before the visitor is near it', () => {
  const problems = complain((page) =>
    listAttributes(page, 'astro-island')
      .map(({ client = 'without a directive' }) => client)
      .filter((client) => client !== 'visible' && client !== 'media'),
  );
  expect(problems).toEqual([]);
});

test('the same page kind loads the same styles and scripts, so that the second page costs only its text', () => {
  const sets = shown.map((page) =>
    listScripts(page)
      .concat(page.$(stylesheets).attr('href') ?? '')
      .join(' '),
  );
  expect(new Set(sets).size).toBeLessThanOrEqual(6);
});
