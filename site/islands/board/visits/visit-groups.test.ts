import { expect, test } from 'vitest';
import { boardWords } from '#content/words/board/board-words.ts';
import { countVisits } from './visit-groups.ts';

const [set, done, canceled] = [{ state: 'set' }, { state: 'done' }, { state: 'canceled' }] as const;

test('a count of visits leaves out those that are canceled, and says how many', () => {
  const { visits: words } = boardWords.en;
  expect(countVisits([], words)).toBe('0 visits');
  expect(countVisits([set], words)).toBe('1 visit');
  expect(countVisits([set, canceled, done, canceled], words)).toBe('2 visits, 2 canceled');
});
