import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { catalogueSources } from './fact-grades.ts';

const rows = readFileSync(new URL('../../docs/sources.md', import.meta.url), 'utf8').split('\n');

test('every source of the catalogue has its row in docs/sources.md, with its grade', () => {
  const missing = Object.entries(catalogueSources).filter(
    ([id, { grade }]) => !rows.some((row) => row.startsWith(`| \`${id}\``) && row.includes(`| ${grade} `)),
  );
  expect(missing.map(([id]) => id)).toEqual([]);
});

test('an address of a source stands without its scheme', () => {
  for (const source of Object.values(catalogueSources)) {
    if ('url' in source) expect(source.url).toMatch(/^[a-z0-9.-]+\.[a-z]+(?:\/|$)/u);
  }
});
