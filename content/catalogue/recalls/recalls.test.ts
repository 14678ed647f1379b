import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { brandServices } from '#content/catalogue/brand-services.ts';
import type { ServiceSlug } from '#content/catalogue/services.ts';
import { languages } from '#content/language.ts';
import { words } from '../../../tests/support/pages/readability.ts';
import type { Recall } from './recall-form.ts';
import { recallWords } from './recall-words.ts';
import { recalls } from './recalls.ts';

const all: readonly Recall[] = recalls;

test('a recall stands once, the newest first', () => {
  expect(new Set(all.map(({ number }) => number)).size).toBe(all.length);
  expect(all.map(({ date }) => date)).toEqual(
    all
      .map(({ date }) => date)
      .toSorted()
      .toReversed(),
  );
});

test('a recalled machine is one that its brands make or made', () => {
  for (const { number, brands, services } of all) {
    for (const brand of brands) {
      const made: readonly ServiceSlug[] = brandServices[brand];
      expect(made, `${number} ${brand}`).toEqual(expect.arrayContaining([...services]));
    }
  }
});

test('a recall leads to a page of its own at the agency, and its source is written down', () => {
  for (const { number, page } of all) expect(page, number).toMatch(/^20\d\d\/[A-Z][\w%-]+$/u);
  expect(new Set(all.map(({ page }) => page)).size).toBe(all.length);
  expect(readFileSync('docs/sources.md', 'utf8')).toMatch(/^\| `cpsc-recalls` +\| agency /mu);
});

test('a recall is told in a few words', () => {
  for (const language of languages) {
    for (const [number, { machines, hazard, remedy }] of Object.entries(recallWords[language])) {
      expect(words(machines).length, number).toBeLessThanOrEqual(10);
      expect(words(hazard).length, number).toBeLessThanOrEqual(12);
      expect(words(remedy).length, number).toBeLessThanOrEqual(24);
      expect(remedy, number).toMatch(/\.$/u);
    }
  }
});
