import { expect, test } from 'vitest';
import { brands } from '../brands.ts';
import { brandWords, type BrandWords } from './brand-words.ts';

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

test('every fault of a brand has a title: the sign it belongs to, or what its owner sees', () => {
  for (const { slug } of brands) {
    const { problems }: BrandWords = brandWords.en[slug];
    const untitled = problems.filter(({ sign, symptom }) => sign === undefined && symptom === undefined);
    expect(untitled, slug).toEqual([]);
    for (const { symptom = 'A title' } of problems) expect(symptom, slug).toMatch(/^[A-Z].{3,39}$/u);
  }
});

// What a reset is differs by machine: the card says what to turn off or unplug, for how long, and how often.
test('no reset is asked for without what to do', () => {
  const texts = brands.flatMap(({ slug }) => brandWords.en[slug].problems.map(({ text }) => text));
  expect(texts.filter((text) => /\b(?:one|a|each) reset\b|\breset (?:it|the|its)\b/iu.test(text))).toEqual(
    [],
  );
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
