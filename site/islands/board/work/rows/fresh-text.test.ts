import { expect, test } from 'vitest';
import { workWords } from '#content/words/board/work-words.ts';
import { aBoardLead } from '../../../../../tests/support/builders/a-board-lead.ts';
import { sayFresh } from './fresh-text.ts';

test('only requests that others sent or took are told as new, and who is on the list again as such', () => {
  const { fresh } = workWords.en;
  const [rosa, marta] = [
    aBoardLead({ id: 'a', name: 'Rosa' }),
    aBoardLead({ id: 'b', name: 'Marta', state: 'booked', calledAt: 1, followUpAt: 2 }),
  ];
  const own = aBoardLead({ id: 'c', name: 'Ruth', enteredBy: 'Ana' });
  const say = (...leads: Parameters<typeof sayFresh>[0]) => sayFresh(leads, 'Ana', fresh);
  expect(say(marta, own, rosa)).toBe('1 new request: Rosa');
  expect(say(marta, own)).toBe('On the list again: Marta');
  expect(say(own)).toBe('');
  expect(sayFresh([own], 'Leo', fresh)).toBe('1 new request: Ruth');
});
