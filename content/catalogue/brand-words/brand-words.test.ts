import { expect, test } from 'vitest';
import { brands } from '../brands.ts';
import { brandWords } from './brand-words.ts';

test('a brand page says plainly what it is', () => {
  for (const { slug, name } of brands) {
    expect(brandWords.en[slug].heading, slug).toBe(`${name} repair in Florida`);
  }
});

test('faults of a brand are told in whole sentences', () => {
  for (const { slug } of brands) {
    for (const { text } of brandWords.en[slug].problems) expect(text, slug).toMatch(/^[A-Z][^:]{30,}.*\.$/u);
  }
});

test('where the tag is stands in whole sentences', () => {
  for (const { slug } of brands)
    for (const { place } of brandWords.en[slug].modelTags)
      expect(place, slug).toMatch(/^(?=.*\b(?:is|are|has|have|carry|lift|pull|look|open|see)\b)[A-Z].*\.$/iu);
});

// Beside "Maker", "them" is nobody; and who owns the name is said once.
test('who makes it is named, and the name’s owner is told once', () => {
  for (const { slug } of brands) {
    const { owner, independence } = brandWords.en[slug];
    expect(owner, slug).not.toMatch(/\bmakes them\b/u);
    expect(independence, slug).not.toMatch(
      /\b(?:owns? the|is a (?:name|trademark) of|, which (?:owns|makes))\b/u,
    );
  }
});

// "Do not open a panel to find it" stands under each.
test('no tag is looked for under the top of a range or behind a kick plate', () => {
  const opened = /\blift(?:-up| the) (?:cook)?top\b|\bkick ?plate|\bgrille\b|\bgrate basin|\bdrip tray/iu;
  const places = brands.flatMap(({ slug }) => brandWords.en[slug].modelTags.map(({ place }) => place));
  expect(places.filter((place) => opened.test(place))).toEqual([]);
});
