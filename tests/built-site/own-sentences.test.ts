// What only this page can say: true and of use beats three. Each page has a sentence that stands on no other, and three of its place, what
// to have ready included. A line is one to four sentences, and each counts. Above that the counts are what there is: no line is written
// to reach one.
import { expect, test } from 'vitest';
import { cities } from '#content/places/cities.ts';
import { services } from '#content/catalogue/services.ts';
import { cityServicePath } from '#domain/paths/paths.ts';
import { findPage } from './built-site.ts';

/** The sentences of a page's texts, without the help that is the same wherever it is true. */
function listSentences(path: string, texts: string): readonly string[] {
  const { $ } = findPage(path);
  return $(texts)
    .toArray()
    .flatMap((node) =>
      $(node)
        .clone()
        .find('[data-shared]')
        .remove()
        .end()
        .text()
        .replaceAll(/\s+/gu, ' ')
        .trim()
        .split(/(?<=(?<!\bSt)[.!?])\s+/u),
    )
    .filter(Boolean);
}

/** A figure or fact with what it changes: in "Good to know in Jupiter" and in the signs that a fact makes likelier. */
const told = 'section:has(> #place) li, section:has(> #signs) details > div > p.font-medium';
const before = 'section:has(> #before) li:not([data-shared])';

const pages = cities.flatMap((city) =>
  services.map(({ slug }) => {
    const path = cityServicePath(city.slug, slug);
    return { city, path, sentences: listSentences(path, told), before: listSentences(path, before) };
  }),
);

function countIn(lists: readonly (readonly string[])[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const sentence of lists.flatMap((list) => [...new Set(list)]))
    counts.set(sentence, (counts.get(sentence) ?? 0) + 1);
  return counts;
}

const onPages = countIn(pages.map(({ sentences }) => sentences));
const inPlaces = countIn(
  cities.map((city) =>
    pages.filter((page) => page.city === city).flatMap((page) => [...page.sentences, ...page.before]),
  ),
);

const ownOf = ({ sentences }: (typeof pages)[number]) =>
  sentences.filter((sentence) => onPages.get(sentence) === 1).length;

/** What to have ready included. */
const localOf = ({ sentences, before: lines }: (typeof pages)[number]) =>
  [...sentences, ...lines].filter((sentence) => inPlaces.get(sentence) === 1).length;

test('each local page has two sentences that stand on no other page, and nine in ten have three', () => {
  const atLeast = (count: number) => pages.filter((page) => ownOf(page) >= count).length;
  expect(pages).toHaveLength(954);
  expect([atLeast(2) >= 954, atLeast(3) >= 873], String([2, 3].map(atLeast))).toEqual([true, true]);
});

test('each local page has three sentences that no other place has, one of them on no other page', () => {
  const poor = pages.flatMap((page) => {
    const local = localOf(page);
    const own = ownOf(page);
    return own < 1 || local < 3 ? [`${page.city.slug}: ${own} own, ${local} of the place`] : [];
  });
  expect(poor).toEqual([]);
});

test('each local page tells of its place below the signs, four in five more than once', () => {
  const tips = pages.map(({ path }) => findPage(path).$('section:has(> #place) li').length);
  expect(tips.filter((count) => count === 0)).toEqual([]);
  expect(tips.filter((count) => count === 1).length).toBeLessThanOrEqual(170);
});

test('six local pages in ten have five sentences of their place', () => {
  expect(pages.filter((page) => localOf(page) >= 5).length).toBeGreaterThanOrEqual(599);
});

function listCrowded(counts: ReadonlyMap<string, number>, limit: number): readonly string[] {
  return [...counts].filter(([, count]) => count > limit).map(([text, count]) => `${count}: ${text}`);
}

/** How a check ends: it tells nothing of a place. */
const ending =
  /^(?:If (?:not|that does not help|it [a-z ]+ again|the [a-z]+ (?:stays|lingers|is [a-z]+)), (?:leave it off and )?call us|Leave it off and call us|Then call us|Otherwise, follow the steps on this page)\.$/u;

test('nothing that is told of a place stands on more than four pages', () => {
  expect('If that does not help, call us.').toMatch(ending);
  expect('If the ice is cloudy in Tampa, call us.').not.toMatch(ending);
  expect(onPages.size).toBeGreaterThan(1700);
  const told = new Map([...onPages].filter(([sentence]) => !ending.test(sentence)));
  expect(listCrowded(told, 4)).toEqual([]);
});

test('what a place does with an old machine is one or two sentences, each on four pages at most', () => {
  const rules = pages.map(({ path }) =>
    listSentences(path, 'section[aria-labelledby="replace"] details > div > p'),
  );
  expect(rules.filter(({ length }) => length > 0).length).toBeGreaterThanOrEqual(60);
  expect(rules.filter(({ length }) => length > 2)).toEqual([]);
  expect(listCrowded(countIn(rules), 4)).toEqual([]);
});

test('what to have ready is asked in one place alone', () => {
  // The gate and the elevator are the same for all nine appliances of a place.
  const asked = countIn(pages.map(({ before: lines }) => lines));
  expect(asked.size).toBeGreaterThan(200);
  expect(listCrowded(asked, services.length)).toEqual([]);
});
