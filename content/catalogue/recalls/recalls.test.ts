import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { brandWords } from '#content/catalogue/brand-words/brand-words.ts';
import { brandServices } from '#content/catalogue/brand-services.ts';
import type { ServiceSlug } from '#content/catalogue/services.ts';
import { languages } from '#content/language.ts';
import { words } from '../../../tests/support/pages/readability.ts';
import type { Recall } from './recall-form.ts';
import { recallWords } from './recall-words.ts';
import { recalls } from './recalls.ts';

const all: readonly Recall[] = recalls;

test('a recall stands once, the newest first', () => {
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  const dates = all.map(({ date }) => date ?? '');
  expect(dates).toEqual(dates.toSorted().toReversed());
});

test('a recalled machine is one that its brands make or made', () => {
  for (const { id, brands, services } of all) {
    for (const brand of brands) {
      const made: readonly ServiceSlug[] = brandServices[brand];
      expect(made, `${id} ${brand}`).toEqual(expect.arrayContaining([...services]));
    }
  }
});

test('the page of a recall at the agency is its own, and the source is written down', () => {
  const paged = all.flatMap(({ page }) => page ?? []);
  for (const page of paged) expect(page).toMatch(/^20\d\d\/[A-Z][\w%-]+$/u);
  expect(new Set(paged).size).toBe(paged.length);
  expect(readFileSync('docs/sources.md', 'utf8')).toMatch(/^\| `cpsc-recalls` +\| agency /mu);
});

/** Of the machine, whatever it does: not of its ice maker, and not only when something shows. */
const ordersOff =
  /\bleave (?:it|bake and broil|the (?:microwave|oven|washer)) off\b|\bdo not use the dryer\b|\bturn off its breaker until\b|\bbefore you use it\b/iu;

test('a recall that orders a machine off says which, and no other does', () => {
  for (const { id, services, leaveOff } of all)
    expect(services, id).toEqual(expect.arrayContaining([...(leaveOff ?? [])]));
  const unlike = recalls.filter(
    (recall) => ordersOff.test(recallWords.en[recall.id].remedy) !== 'leaveOff' in recall,
  );
  expect(unlike.map(({ id }) => id)).toEqual([]);
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

test('a brand speaks of a recall only where the one list names it, so that the appliance’s page shows it too', () => {
  const unlisted = Object.entries(brandWords.en).flatMap(([brand, { problems }]) =>
    problems
      .filter(({ text }) => /recall/iu.test(text))
      .filter(({ service }) => !all.some((recall) => recallNames(recall, brand, service)))
      .map(({ text }) => `${brand}: ${text}`),
  );
  expect(unlisted).toEqual([]);
});

function recallNames({ brands, services }: Recall, brand: string, service: ServiceSlug): boolean {
  return brands.some((slug) => slug === brand) && services.includes(service);
}
