// docs/security-demands.md answers every demand of ASVS levels 1 and 2 once, and each test it names is there.
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { asvsNumbers } from '../tests/support/asvs-numbers.ts';

const lines = readFileSync('docs/security-demands.md', 'utf8').split('\n');
const rows = lines
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .filter(([, number = '']) => /^\d+\.\d+\.\d+$/u.test(number))
  .map(([, number = '', level = '', , does = '', seen = '']) => ({ number, level, does, seen }));
const leftOut = lines
  .filter((line) => line.startsWith('Does not apply: '))
  .flatMap((line) => line.match(/\b\d+\.\d+\.\d+\b/gu) ?? []);

test('every demand of levels 1 and 2 stands in the document once', () => {
  const answered = [...rows.map(({ number }) => number), ...leftOut].toSorted();
  expect(answered).toEqual([...asvsNumbers[1], ...asvsNumbers[2]].toSorted());
});

test('every row has the level of its demand', () => {
  const wrong = rows.filter(({ number, level }) => !asvsNumbers[level === '1' ? 1 : 2].includes(number));
  expect(wrong).toEqual([]);
});

test('what is not met is said to be so, and everything else names what shows it', () => {
  const silent = rows.filter(({ does, seen }) => seen === '' && !/^\*\*(?:Partly|No)\.\*\*/u.test(does));
  expect(silent).toEqual([]);
});

/** A test as the document names it: `file` “title”. */
const named = /`([^`]+\.(?:test|spec)\.ts)` “([^”]+)”/gu;

test('every test the document names is there', () => {
  const tests = rows.flatMap(({ seen }) =>
    [...seen.matchAll(named)].map(([, file = '', title = '']) => ({ file, title })),
  );
  expect(tests.length).toBeGreaterThan(100);
  const gone = tests.filter(({ file, title }) => {
    if (!existsSync(file)) return true;
    const source = readFileSync(file, 'utf8');
    return !["'", '`', '"'].some((mark) => source.includes(mark + title + mark));
  });
  expect(gone).toEqual([]);
});
