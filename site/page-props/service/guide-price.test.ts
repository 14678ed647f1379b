import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { catalogueSources } from '#content/catalogue/fact-grades.ts';
import { repairGuides, type RepairGuide } from '#content/catalogue/repair-guides.ts';
import { services } from '#content/catalogue/services.ts';
import { languages } from '#content/language.ts';
import { readingGrade } from '../../../tests/support/pages/readability.ts';
import { guidePrice, guidePriceBlock } from './guide-price.ts';

/** The rows "| dryer | 133 | 192 |" of docs/sources.md, by appliance. */
const printed = new Map(
  [
    ...readFileSync('docs/sources.md', 'utf8').matchAll(
      /^\| ([a-z-]+) +\| (\d+|none) +\| (\d+|none) +\| `([a-z0-9-]+|-)` +\|/gmu,
    ),
  ].map(([, service, ...figures]) => [service, figures] as const),
);

test('each figure of a price guide equals its row in docs/sources.md, and every appliance has one', () => {
  expect([...printed.keys()].toSorted()).toEqual(services.map(({ slug }) => slug).toSorted());
  for (const { slug } of services) {
    const guide: RepairGuide | null = repairGuides[slug];
    const figures =
      guide === null ? ['none', 'none', '-'] : [String(guide.fromUsd), String(guide.toUsd), guide.basis];
    expect(printed.get(slug), slug).toEqual(figures);
  }
});

test('the line names the guide and its year, and says whose figures they are; without a guide there is none', () => {
  for (const language of languages) {
    for (const { slug } of services) {
      const guide: RepairGuide | null = repairGuides[slug];
      const line = guidePrice(slug, language);
      if (guide === null) {
        expect(line, slug).toBeUndefined();
      } else {
        const { name } = catalogueSources[guide.basis];
        expect(name).toContain('2023');
        expect(line).toContain(name.split(',')[0]);
        expect(line).toContain('2023');
        expect(line).toContain('not ours');
        for (const usd of [guide.fromUsd, guide.toUsd]) {
          expect(line, slug).toContain(`$${String(usd)}`);
        }
      }
    }
  }
});

test('the line reads at eighth grade or below and leads on to the reader’s own numbers', () => {
  const lines = services.flatMap(({ slug }) => guidePrice(slug, 'en') ?? []);
  expect(readingGrade(lines.join(' '))).toBeLessThanOrEqual(8);
  expect(guidePriceBlock('washer', 'en').link.path).toBe('/services/washer-repair#replace');
});

test('the page of a place has the rule where nobody has a figure', () => {
  for (const { slug } of services) {
    const { line } = guidePriceBlock(slug, 'en');
    if (repairGuides[slug] === null)
      expect(line, slug).toMatch(/^Consumer Reports advises .* half the price/u);
    else expect(line, slug).toBe(guidePrice(slug, 'en'));
  }
});
