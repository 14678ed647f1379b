// No page may be a copy of another with the name swapped. Help that the catalogue gives to every city is welcome, so local pages
// are compared within their appliance, where what most of them share is dropped. Source of the limits: the project's goals.
import { expect, test } from 'vitest';
import { families, readFamily, readOpen, readUnshared } from '../support/pages/page-families.ts';
import { measureLikeness } from '../support/pages/page-likeness.ts';

const limits = {
  jaccard: 0.5,
  containment: 0.8,
  // The goal is 0.45; words that are counted otherwise must not lift a page over it.
  rawMedian: 0.445,
  // Local pages, without the catalogue's help: that is the same in every city, and not counted.
  unsharedMedian: 0.35,
  mainWords: 250,
  // Where a place changes little for an appliance its page is short; what all of them said of hours and nights counts no more.
  localWords: 230,
  ownWords: 100,
} as const;

const isLocal = (name: string) => name.endsWith('in every city');

const measured = families.map((family) => {
  const unshared = measureLikeness(readUnshared(family));
  return {
    name: family.name,
    likeness: isLocal(family.name) ? unshared : measureLikeness(readFamily(family)),
    rawMedian: unshared.rawMedian,
  };
});

test.each(measured)('no two pages are copies: $name', ({ name, likeness, rawMedian }) => {
  const copies = likeness.pairs.filter(
    ({ jaccard, containment }) => jaccard >= limits.jaccard || containment >= limits.containment,
  );
  expect(copies.slice(0, 10)).toEqual([]);
  expect(rawMedian).toBeLessThan(isLocal(name) ? limits.unsharedMedian : limits.rawMedian);
});

test.each(measured)('every page has enough to say, and enough of its own: $name', ({ name, likeness }) => {
  const least = isLocal(name) ? limits.localWords : limits.mainWords;
  const thin = likeness.pages.filter(({ words, ownWords }) => words < least || ownWords < limits.ownWords);
  expect(thin.slice(0, 10)).toEqual([]);
});

test('a city-and-appliance page has 320 to 650 words before a sign is opened', () => {
  const wrong = families
    .filter(({ name }) => isLocal(name))
    .flatMap((family) => readOpen(family).map(({ path, words }) => ({ path, words: words.length })))
    .filter(({ words }) => words < 320 || words > 650);
  expect(wrong).toEqual([]);
});

test('a page with only its name swapped is found out', () => {
  const text = (name: string) =>
    `We repair every dryer in ${name} with care and we come to ${name} on the day you call us about it`
      .toLowerCase()
      .split(' ');
  const others = Array.from({ length: 8 }, (_, page) => ({
    path: `/other-${page}`,
    words: Array.from({ length: 20 }, (_word, index) => `word-${page}-${index}`),
  }));
  const swapped = [
    { path: '/miami', words: text('Miami') },
    { path: '/tampa', words: text('Tampa') },
  ];
  const [closest] = measureLikeness([...swapped, ...others]).pairs;
  expect(closest?.paths).toEqual(['/miami', '/tampa']);
  expect(closest?.jaccard).toBeGreaterThan(0.2);
});
