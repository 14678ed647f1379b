import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const listFiles = (pattern: string) =>
  globSync(pattern, { cwd: root }).filter((file) => !/\.(?:test|tmp)\./u.test(file));

const wordFiles = listFiles('content/words/**/*.ts');
const code = listFiles('{content,domain,server,site}/**/*.{ts,tsx,astro}').filter(
  (file) => !wordFiles.includes(file),
);
const named = new Set(
  code.flatMap((file) => readFileSync(join(root, file), 'utf8').match(/[\p{L}_$][\w$-]*/gu) ?? []),
);

/** Their keys are field names and sources of leads, which are data. */
const keyedByData = 'sources';

/** Keys of words that no code names, each with its path. A key of another group of the same name hides one that is unused. */
function listUnnamed(words: unknown, path: string): readonly string[] {
  if (typeof words !== 'object' || words === null) return [];
  return Object.entries(words).flatMap(([key, value]) => {
    if (key === keyedByData) return [];
    const isNamed = key.split(/\W/u).every((word) => word === '' || /^\d/u.test(word) || named.has(word));
    return [
      ...(isNamed || named.has(key) ? [] : [`${path}.${key}`]),
      ...listUnnamed(value, `${path}.${key}`),
    ];
  });
}

test.each(wordFiles)('every word of %s is asked for by its name somewhere', async (file) => {
  const exported: Readonly<Record<string, unknown>> = await import(join(root, file));
  expect(Object.values(exported).flatMap((words) => listUnnamed(words, file))).toEqual([]);
});
