import { boardWords } from '#content/words/board/board-words.ts';
import { expect, test } from 'vitest';
import { aBoardLead } from '../../../../tests/support/builders/a-board-lead.ts';
import { findMatch, matchText } from './lead-match.ts';

const appliances = { dryer: 'Dryer' };

test.each([
  ['nunez', ['name']],
  ["o'brien", ['name']],
  ['soren', ['message']],
  ['555-0123', ['phone']],
  ['MIAMI beach', ['place']],
  ['33139', ['zip']],
  ['dryer', ['appliance']],
  ['bell', ['message']],
  ['kennedy', ['street']],
  ['bay', ['street']],
  ['ana@', ['email']],
  ['ana', ['name']],
  ['ana dryer', ['name', 'appliance']],
  ['gasket', ['deeper']],
])('%s is found in %j', (search, found) => {
  const lead = aBoardLead({
    ...{ name: 'Ana Núñez O’Brien', message: 'The bell is weak, says Søren', email: 'ana@example.com' },
    ...{ street: '12 Kennedy Blvd', unit: '9 Bay' },
  });
  expect(findMatch(lead, search, appliances)).toEqual(found);
});

test('what was found by name alone needs no words for it', () => {
  expect(matchText(['name'], boardWords.en.work)).toBe('');
  expect(matchText(['name', 'place', 'sign'], boardWords.en.work)).toBe('Found in: place, problem');
});
