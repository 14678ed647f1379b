import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { CityFacts } from './city-fact-shape.ts';
import { cities } from '#content/places/cities.ts';
import { placeGuides } from '#content/places/guides/guides.ts';
import { cityFacts } from './city-facts.ts';
import { factSources } from './fact-sources.ts';

const rows = Object.entries(cityFacts);

/** Every sentence a place's facts hold, in English. */
function listTexts(facts: CityFacts): readonly string[] {
  const { intro, water, homes, air, orientation, buildingRules, storms } = facts;
  const optional = [water?.note.en, buildingRules?.text.en, storms?.text.en];
  return [
    intro.en,
    homes.text.en,
    air.text.en,
    ...orientation.texts.en,
    ...optional.filter((text) => text !== undefined),
  ];
}

/** The runs of five words in a text, for comparing two of them. */
function listShingles(text: string): ReadonlySet<string> {
  const words = text.toLowerCase().match(/[a-z0-9']+/g) ?? [];
  return new Set(words.slice(0, -4).map((_, start) => words.slice(start, start + 5).join(' ')));
}

function countShared(left: ReadonlySet<string>, right: ReadonlySet<string>): number {
  return [...left].filter((shingle) => right.has(shingle)).length;
}

test('there are facts for every place and for no other', () => {
  expect(rows.map(([slug]) => slug).toSorted()).toEqual(cities.map((city) => city.slug).toSorted());
});

test('every place has at least eighty words of its own and no unfinished sentence', () => {
  for (const [slug, facts] of rows) {
    const texts = listTexts(facts);
    expect(texts.join(' ').split(' ').length, slug).toBeGreaterThan(80);
    for (const text of texts) {
      expect(text, slug).toMatch(/^[A-Z0-9].*\.$/);
      expect(text, slug).not.toMatch(/ {2}| [,.;]|\|/);
    }
  }
});

test('no sentence is said of two places', () => {
  const sentences = rows.flatMap(([, facts]) => listTexts(facts));
  const repeated = sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index);
  expect(repeated).toEqual([]);
});

test('no two places share a tenth of their wording', () => {
  const shingled = rows.map(([slug, facts]) => ({
    slug,
    shingles: listShingles(listTexts(facts).join(' ')),
  }));
  const tooClose = shingled.flatMap((left, index) =>
    shingled
      .slice(index + 1)
      .filter(
        ({ shingles }) =>
          countShared(left.shingles, shingles) > Math.min(left.shingles.size, shingles.size) / 10,
      )
      .map((right) => `${left.slug} and ${right.slug}`),
  );
  expect(tooClose).toEqual([]);
});

test('the sources page names every source, and every source is used', () => {
  const page = readFileSync('docs/sources.md', 'utf8');
  const used = JSON.stringify([cityFacts, placeGuides]);
  for (const source of Object.keys(factSources)) {
    expect(page.includes(`\`${source}\``), source).toBe(true);
    expect(used, source).toContain(`"source":"${source}"`);
  }
});
