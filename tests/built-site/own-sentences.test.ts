// What only this page can say: sentences of a local page that stand on no other, and none that goes from place to place by the dozen.
import { expect, test } from 'vitest';
import { cities } from '#content/places/cities.ts';
import { services } from '#content/catalogue/services.ts';
import { cityServicePath } from '#domain/paths/paths.ts';
import { findPage } from './built-site.ts';

/** Their ZIP codes say nothing of them, so that no share of homes is told there. */
const withoutShares: readonly string[] = ['golden-beach', 'lake-buena-vista'];

/** Sentences of "In Jupiter": a figure or fact, and what it changes, in one. */
function listSentences(path: string): readonly string[] {
  const { $ } = findPage(path);
  return $('#place')
    .parent()
    .find('dd')
    .toArray()
    .flatMap((node) =>
      $(node)
        .text()
        .replaceAll(/\s+/gu, ' ')
        .trim()
        .split(/(?<=[.!?])\s+/u),
    );
}

const pages = cities.flatMap((city) =>
  services.map(({ slug }) => ({ city, sentences: listSentences(cityServicePath(city.slug, slug)) })),
);

function countIn(lists: readonly (readonly string[])[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const sentence of lists.flatMap((list) => [...new Set(list)]))
    counts.set(sentence, (counts.get(sentence) ?? 0) + 1);
  return counts;
}

const onPages = countIn(pages.map(({ sentences }) => sentences));
const inPlaces = countIn(
  cities.map((city) => pages.filter((page) => page.city === city).flatMap(({ sentences }) => sentences)),
);

test('each local page has three sentences that no other place has, two of them on no other page', () => {
  const poor = pages.flatMap(({ city, sentences }) => {
    const own = sentences.filter((sentence) => onPages.get(sentence) === 1).length;
    const local = sentences.filter((sentence) => inPlaces.get(sentence) === 1).length;
    const least = withoutShares.includes(city.slug) ? 1 : 2;
    return own < least || local < 3 ? [`${city.slug}: ${own} own, ${local} of the place`] : [];
  });
  expect(pages).toHaveLength(954);
  expect(poor).toEqual([]);
});

test('most local pages have three sentences found only there', () => {
  const rich = pages.filter(
    ({ sentences }) => sentences.filter((sentence) => onPages.get(sentence) === 1).length >= 3,
  );
  expect(rich.length).toBeGreaterThan(840);
});
