// docs/security-demands.md answers every demand of ASVS levels 1 and 2 once, counts them right, and each test it names is there once.
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

// The numbers of the OWASP Application Security Verification Standard 5.0.0 (30 May 2025), as released: 70 demands of
// level 1 and 183 of level 2. https://github.com/OWASP/ASVS/tree/v5.0.0_release/5.0/en

function listNumbers(text: string): readonly string[] {
  return text.trim().split(/\s+/u);
}

/** The demands of each level, by number. */
const asvsNumbers = {
  1: listNumbers(`
  1.2.1 1.2.2 1.2.3 1.2.4 1.2.5 1.3.1 1.3.2 1.5.1 2.1.1 2.2.1 2.2.2 2.3.1 3.2.1 3.2.2 3.3.1 3.4.1
  3.4.2 3.5.1 3.5.2 3.5.3 4.1.1 4.4.1 5.2.1 5.2.2 5.3.1 5.3.2 6.1.1 6.2.1 6.2.2 6.2.3 6.2.4 6.2.5
  6.2.6 6.2.7 6.2.8 6.3.1 6.3.2 6.4.1 6.4.2 7.2.1 7.2.2 7.2.3 7.2.4 7.4.1 7.4.2 8.1.1 8.2.1 8.2.2
  8.3.1 9.1.1 9.1.2 9.1.3 9.2.1 10.4.1 10.4.2 10.4.3 10.4.4 10.4.5 11.3.1 11.3.2 11.4.1 12.1.1 12.2.1
  12.2.2 13.4.1 14.2.1 14.3.1 15.1.1 15.2.1 15.3.1
`),
  2: listNumbers(`
  1.1.1 1.1.2 1.2.6 1.2.7 1.2.8 1.2.9 1.3.3 1.3.4 1.3.5 1.3.6 1.3.7 1.3.8 1.3.9 1.3.10 1.3.11 1.4.1
  1.4.2 1.4.3 1.5.2 2.1.2 2.1.3 2.2.3 2.3.2 2.3.3 2.3.4 2.4.1 3.3.2 3.3.3 3.3.4 3.4.3 3.4.4 3.4.5
  3.4.6 3.5.4 3.5.5 3.7.1 3.7.2 4.1.2 4.1.3 4.2.1 4.3.1 4.3.2 4.4.2 4.4.3 4.4.4 5.1.1 5.2.3 5.4.1
  5.4.2 5.4.3 6.1.2 6.1.3 6.2.9 6.2.10 6.2.11 6.2.12 6.3.3 6.3.4 6.4.3 6.4.4 6.5.1 6.5.2 6.5.3 6.5.4
  6.5.5 6.6.1 6.6.2 6.6.3 6.8.1 6.8.2 6.8.3 6.8.4 7.1.1 7.1.2 7.1.3 7.3.1 7.3.2 7.4.3 7.4.4 7.4.5
  7.5.1 7.5.2 7.6.1 7.6.2 8.1.2 8.2.3 8.4.1 9.2.2 9.2.3 9.2.4 10.1.1 10.1.2 10.2.1 10.2.2 10.3.1
  10.3.2 10.3.3 10.3.4 10.4.6 10.4.7 10.4.8 10.4.9 10.4.10 10.4.11 10.5.1 10.5.2 10.5.3 10.5.4 10.5.5
  10.6.1 10.6.2 10.7.1 10.7.2 10.7.3 11.1.1 11.1.2 11.2.1 11.2.2 11.2.3 11.3.3 11.4.2 11.4.3 11.4.4
  11.5.1 11.6.1 12.1.2 12.1.3 12.3.1 12.3.2 12.3.3 12.3.4 13.1.1 13.2.1 13.2.2 13.2.3 13.2.4 13.2.5
  13.3.1 13.3.2 13.4.2 13.4.3 13.4.4 13.4.5 14.1.1 14.1.2 14.2.2 14.2.3 14.2.4 14.3.2 14.3.3 15.1.2
  15.1.3 15.2.2 15.2.3 15.3.2 15.3.3 15.3.4 15.3.5 15.3.6 15.3.7 16.1.1 16.2.1 16.2.2 16.2.3 16.2.4
  16.2.5 16.3.1 16.3.2 16.3.3 16.3.4 16.4.1 16.4.2 16.4.3 16.5.1 16.5.2 16.5.3 17.1.1 17.2.1 17.2.2
  17.2.3 17.2.4 17.3.1 17.3.2
`),
} as const;

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

/** `npm run test:all` leaves these out. */
const leftOutOfAll = /^tests\/(?:machine-faults|whole-way|pictures)\//u;

test('every test the document names is there once, in a suite that runs before a release', () => {
  const tests = rows.flatMap(({ seen }) =>
    [...seen.matchAll(named)].map(([, file = '', title = '']) => ({ file, title })),
  );
  expect(tests.length).toBeGreaterThan(100);
  const wrong = tests.filter(({ file, title }) => {
    if (!existsSync(file) || leftOutOfAll.test(file)) return true;
    const source = readFileSync(file, 'utf8');
    const before = ["'", '`', '"'].flatMap((mark) => source.split(mark + title + mark).slice(0, -1));
    // The title of a test opens a call; words of a comment or of an answer do not.
    return before.length !== 1 || !/\(\s*$/u.test(before[0] ?? '');
  });
  expect(wrong).toEqual([]);
});
