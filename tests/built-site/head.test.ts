import { expect, test } from 'vitest';
import { complain, findPage, listAttributes, pages, shown, type BuiltPage } from './built-site.ts';

const origin = new URL(findPage('/').$('link[rel=canonical]').attr('href') ?? 'missing:').origin;

function isHidden({ $ }: BuiltPage): boolean {
  return ($('meta[name=robots]').attr('content') ?? '').includes('noindex');
}

function listRepeated(values: readonly string[]): readonly string[] {
  const seen = new Map<string, number>();
  for (const value of values) seen.set(value, (seen.get(value) ?? 0) + 1);
  return [...seen].filter(([, count]) => count > 1).map(([value, count]) => `${count} × ${value}`);
}

test('every page has one h1, and says something in it', () => {
  const problems = complain(({ $ }) => {
    const headings = $('h1');
    if (headings.length !== 1) return [`${headings.length} h1`];
    return headings.text().trim() === '' ? ['empty h1'] : [];
  });
  expect(problems).toEqual([]);
});

test('no two pages share their h1', () => {
  expect(listRepeated(pages.map(({ $ }) => $('h1').text().replaceAll(/\s+/gu, ' ').trim()))).toEqual([]);
});

test('every title is its own and has at most sixty characters', () => {
  const titles = pages.map(({ $ }) => $('head > title').text());
  expect(titles.filter((title) => title.trim() === '' || title.length > 60)).toEqual([]);
  expect(listRepeated(titles)).toEqual([]);
});

test('every description is its own and has 70 to 155 characters', () => {
  const descriptions = pages.map(({ $ }) => $('head > meta[name=description]').attr('content') ?? '');
  const wrong = descriptions.filter((text) => text.length < 70 || text.length > 155);
  expect(wrong.map((text) => `${text.length}: ${text}`).slice(0, 20)).toEqual([]);
  expect(listRepeated(descriptions)).toEqual([]);
});

test('every page that may be found names its own address as canonical', () => {
  const problems = complain((page) => {
    const hrefs = listAttributes(page, 'head > link[rel=canonical]').map(({ href = '' }) => href);
    if (isHidden(page)) return hrefs;
    return hrefs.length === 1 && hrefs[0] === `${origin}${page.path}` ? [] : [hrefs.join(' ') || 'none'];
  }, pages);
  expect(problems).toEqual([]);
});

test('every page says its language and fits the screen of a phone', () => {
  const problems = complain(({ $ }) => [
    ...(/^en(?:-US)?$/u.test($('html').attr('lang') ?? '') ? [] : ['no language']),
    ...($('meta[name=viewport]').attr('content')?.startsWith('width=device-width') ? [] : ['no viewport']),
  ]);
  expect(problems).toEqual([]);
});

test('what must not be found by search says so, and only that', () => {
  const hidden = shown.filter(isHidden);
  const mayHide = /^\/(?:404|submitted|board(?:\/sign-in)?|answers\/.*)$/u;
  expect(hidden.map(({ path }) => path).filter((path) => !mayHide.test(path))).toEqual([]);
  expect(hidden.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['/404', '/submitted', '/board', '/board/sign-in']),
  );
});

test('every page that may be found can be shared: title, description, address and picture; no other names an address', () => {
  const names = ['og:title', 'og:description', 'og:url', 'og:image'];
  const problems = complain((page) => {
    const named = names.filter((name) => (page.$(`meta[property="${name}"]`).attr('content') ?? '') !== '');
    if (!isHidden(page)) return names.filter((name) => !named.includes(name));
    return page.html.includes(origin) ? [...named, `names ${origin}`] : named;
  });
  expect(problems).toEqual([]);
});

test('structured data parses and names its kind, and claims no rating of our own', () => {
  const problems = complain(({ $ }) =>
    $('script[type="application/ld+json"]')
      .toArray()
      .flatMap((script) => {
        const text = $(script).text();
        const data: unknown = JSON.parse(text);
        const isNamed = typeof data === 'object' && data !== null && '@context' in data;
        return [
          ...(isNamed ? [] : ['no @context']),
          ...(text.includes('aggregateRating') ? ['aggregateRating'] : []),
        ];
      }),
  );
  expect(problems).toEqual([]);
});
