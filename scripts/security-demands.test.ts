// docs/security-demands.md answers every demand of ASVS levels 1 and 2 once, counts them right, and each test it names is there.
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { asvsNumbers } from '../tests/support/asvs-numbers.ts';

const lines = readFileSync('docs/security-demands.md', 'utf8').split('\n');
const rows = lines
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .filter(([, number = '']) => /^\d+\.\d+\.\d+$/u.test(number))
  // What is missing has a column that says what we do instead.
  .map(([, number = '', level = '', asked = '', ...rest]) => {
    const [does = '', seen = ''] = rest.length > 2 ? rest : ['', rest[0]];
    return { number, level, asked, does, seen };
  });
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

test('what is met names what shows it; what is not says how far', () => {
  const silent = rows.filter(({ does, seen }) =>
    does === '' ? seen === '' : !/^\*\*(?:Partly|No)\.\*\*/u.test(does),
  );
  expect(silent).toEqual([]);
});

test('the counts of both documents are those of the rows', () => {
  const partly = rows.filter(({ does }) => does.startsWith('**Partly.')).length;
  const not = rows.filter(({ does }) => does.startsWith('**No.')).length;
  const counts = [rows.length, rows.length - partly - not, partly, not];
  for (const path of ['docs/security-demands.md', 'docs/security.md']) {
    const said =
      /of (?:its 253 demands )?(\d+)\s(?:that\s)?apply, (\d+) are met, (\d+) in part, (\d+) is not/u;
    expect(said.exec(readFileSync(path, 'utf8'))?.slice(1).map(Number), path).toEqual(counts);
  }
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
