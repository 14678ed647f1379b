import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { catalogueSources, type FactBasis } from './fact-grades.ts';
import { services } from './services.ts';
import type { SignFacts } from './signs/sign-form.ts';
import { signs } from './signs/signs.ts';

const compared = services.map(({ slug }) => {
  const facts: readonly SignFacts[] = signs[slug];
  const page = readFileSync(new URL(`../../docs/signs-compared/${slug}.md`, import.meta.url), 'utf8');
  return { slug, facts, rows: page.split('\n').filter((line) => line.startsWith('| `')) };
});

function isMakersPage(basis: FactBasis): boolean {
  return basis !== 'trade' && catalogueSources[basis].grade === 'maker';
}

test('every sign has one row in docs/signs-compared, in the order of its rank', () => {
  for (const { slug, facts, rows } of compared) {
    const signRows = rows.flatMap((row) => /^\| `([a-z-]+)` +\|/u.exec(row)?.[1] ?? []);
    expect(signRows, slug).toEqual(facts.map((sign) => sign.slug));
  }
});

test('every maker’s page that a check rests on stands in the comparison of its appliance', () => {
  const missing = compared.flatMap(({ slug, facts, rows }) =>
    facts
      .flatMap((sign) => sign.checks.map(({ basis }) => basis))
      .filter((basis) => isMakersPage(basis) && !rows.some((row) => row.startsWith(`| \`${basis}\`:`)))
      .map((basis) => `${slug}: ${basis}`),
  );
  expect(missing).toEqual([]);
});
