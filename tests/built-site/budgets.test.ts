// What a first visit costs, brotli as the server sends it, without pictures.
// A heavier page is changed on purpose: here, with the reason, or not at all.
import { expect, test } from 'vitest';
import { weighPage, type PageWeight } from '../support/pages/page-weight.ts';
import {
  complain,
  files,
  findPage,
  listAttributes,
  shown,
  siteDirectory,
  type BuiltPage,
} from './built-site.ts';

const kilobyte = 1000;

function weigh({ path, $ }: BuiltPage): PageWeight {
  return weighPage(siteDirectory, path === '/' ? '/index.html' : `${path}.html`, $);
}

const weights = new Map(shown.map((page) => [page, weigh(page)]));

/** Staff open the board once a day and leave it open; no visitor pays for it. */
const forVisitors = shown.filter(({ path }) => !path.startsWith('/board'));

function listOver(part: 'html' | 'script' | 'style', limit: number): readonly string[] {
  return complain((page) => {
    const weight = weights.get(page)?.[part] ?? 0;
    return weight > limit ? [`${part} ${(weight / kilobyte).toFixed(1)} kB`] : [];
  }, forVisitors);
}

// A connection's first trip carries some 14.6 kB, head and all. What is over it comes a trip later: 150 ms on a slow phone.
test('the home page and each page of a place and an appliance come in one trip', () => {
  const inOneTrip = ({ path }: BuiltPage) => path === '/' || /^\/[a-z-]+-repair$/u.test(path);
  const over = complain((page) => {
    const html = weights.get(page)?.html ?? 0;
    return html > 13.5 * kilobyte ? [`html ${(html / kilobyte).toFixed(2)} kB`] : [];
  }, shown.filter(inOneTrip));
  expect(over).toEqual([]);
});

test('no page asks for more than 0.7 kB of script before it is on the screen', () => {
  // The page of a request also forgets what the tab kept of a form that was sent, and shows what went wrong; a technician's keeps what is pressed.
  const others = listOver('script', 0.7 * kilobyte).filter(
    (line) => !/^\/answers\/(?:my-request|technician): /u.test(line),
  );
  expect(others).toEqual([]);
  expect(weigh(findPage('/answers/my-request')).script / kilobyte).toBeLessThanOrEqual(1.05);
});

test('what is fetched once something is on the screen is 4.15 kB at most, and 1.8 kB more where a form is to start', () => {
  const islands = [...files].filter((file) => /^\/_astro\/islands\..*\.js$/u.test(file));
  const scripts = [...files].filter((file) => /^\/_astro\/Document\..*\.js$/u.test(file));
  expect([islands.length, scripts.length]).toEqual([1, 1]);
  const wrong = complain((page) => {
    const afterPaint = weights.get(page)?.afterPaint ?? 0;
    const limit = page.$('astro-island').length > 0 ? 5.95 : 4.15;
    return afterPaint > limit * kilobyte ? [`after paint ${(afterPaint / kilobyte).toFixed(2)} kB`] : [];
  }, forVisitors);
  expect(wrong).toEqual([]);
});

test('no page asks for more than 11.2 kB of style, and most for 9.5', () => {
  // A technician's page has a style of its own beside that of all pages.
  const others = listOver('style', 11.2 * kilobyte).filter(
    (line) => !line.startsWith('/answers/technician: '),
  );
  expect(others).toEqual([]);
  expect(weigh(findPage('/miami-refrigerator-repair')).style / kilobyte).toBeLessThanOrEqual(9.5);
});

test('a technician’s page is lighter than the page of a request', () => {
  const { total, script } = weigh(findPage('/answers/technician'));
  expect(script / kilobyte).toBeLessThanOrEqual(1.2);
  expect(total).toBeLessThanOrEqual(weigh(findPage('/answers/my-request')).total);
});

test('the board, which staff open once a day, is 180 kB of script at most', () => {
  const { script } = weigh(findPage('/board'));
  expect(script / kilobyte).toBeGreaterThan(60);
  expect(script / kilobyte).toBeLessThanOrEqual(180);
});

test('a city-and-appliance page costs 45 kB at most, font included', () => {
  expect(weigh(findPage('/miami-refrigerator-repair')).total / kilobyte).toBeLessThanOrEqual(45);
});

test('no page but the site map is more than 30 kB of HTML', () => {
  expect(listOver('html', 30 * kilobyte).filter((line) => !line.startsWith('/sitemap:'))).toEqual([]);
});

test('React comes only with a form, and never before the visitor is near it', () => {
  const problems = complain(
    (page) =>
      listAttributes(page, 'astro-island')
        .map(({ client = 'without a directive' }) => client)
        .filter((client) => client !== 'visible' && client !== 'media'),
    forVisitors,
  );
  expect(problems).toEqual([]);
});

test('all pages load the same few scripts and styles, so that the second page costs only its text', () => {
  const sets = forVisitors.map((page) =>
    [
      // What starts a form is wherever a form is.
      ...(weights.get(page)?.scripts ?? []).filter((file) => !file.startsWith('/_astro/islands.')),
      ...listAttributes(page, 'link[rel=stylesheet]').map(({ href }) => href),
    ].join(' '),
  );
  // The pages with codes have a style of their own, so that a thousand others are lighter.
  expect(new Set(sets).size).toBeLessThanOrEqual(6);
});
