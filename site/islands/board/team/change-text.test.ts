import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { teamWords } from '#content/words/board/team-words.ts';
import { changeText, whoText } from './change-text.ts';

const words = teamWords.en;
const aChange = (what: string, detail: string) => ({ number: 1, at: 0, operator: 'Ana', what, detail });

test('a change is told in words, and one nobody has words for by its own name', () => {
  expect(changeText(aChange('operator removed', 'Ben'), words)).toBe('removed Ben');
  expect(changeText(aChange('opening added', 'closed November 26, 2026 (Thanksgiving Day)'), words)).toBe(
    'added “closed November 26, 2026 (Thanksgiving Day)”',
  );
  expect(changeText(aChange('tide turned', 'at noon'), words)).toBe('tide turned: at noon');
  expect(changeText(aChange('tide turned', ''), words)).toBe('tide turned');
  expect(whoText('command line', words)).toBe('At the server');
});

test('everything the server notes has words', () => {
  const noted = globSync('server/store/**/*.ts').flatMap((file) => {
    const source = readFileSync(file, 'utf8');
    if (!source.includes('noteChange(')) return [];
    // What follows "what": one name, or two with a question before them.
    return [...source.matchAll(/\bwhat(?::| =) (?:[^,;'`]*\? )?'([a-z ]+)'(?: : '([a-z ]+)')?/gu)].flatMap(
      ([, one = '', other]) => (other === undefined ? [one] : [one, other]),
    );
  });
  expect(noted.length).toBeGreaterThan(8);
  expect(noted.filter((what) => !(what in words.changes))).toEqual([]);
});
