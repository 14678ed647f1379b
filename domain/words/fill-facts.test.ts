import { boardWords } from '#content/words/board/board-words.ts';
import { expect, test } from 'vitest';
import { statedCompany } from '#domain/company/company-facts.ts';
import { fillFacts } from './fill-facts.ts';
import { standingFacts } from './standing-facts.ts';

const facts = standingFacts(
  {
    ...statedCompany.hours,
    timeZone: 'America/Chicago',
    opensAtHour: 8,
    closesAtHour: 18,
    sameDayCutoffHour: 14,
    callbackMinutes: 20,
  },
  'en',
);

test('a text names the hours, the cut-off, the minutes and the zone that it is given', () => {
  expect(fillFacts('From {opens} to {closes}, or {hours}.', facts)).toBe(
    'From 8 am to 6 pm, or 8 am to 6 pm.',
  );
  expect(fillFacts('Before {cutoff} {zone}, called within {minutes} minutes', facts)).toBe(
    'Before 2 pm Central Time, called within 20 minutes',
  );
});

test('texts are filled wherever they stand, and what a function returns, too', () => {
  const words = {
    rule: 'Before {cutoff}',
    steps: [{ text: 'at {opens}' }],
    icons: ['Clock'],
    price: (amount: string) => `${amount} until {closes}`,
    count: 3,
    none: null,
  };
  const filled = fillFacts(words, facts);
  expect(filled).toMatchObject({ rule: 'Before 2 pm', steps: [{ text: 'at 8 am' }], count: 3, none: null });
  expect(filled.price('$80')).toBe('$80 until 6 pm');
  expect(words.rule).toBe('Before {cutoff}');
});

test('a placeholder that is no standing fact is left alone', () => {
  expect(fillFacts('from {price}, {constructor}', facts)).toBe('from {price}, {constructor}');
});

test('the board fills its texts itself: none has a placeholder named like a standing fact', () => {
  expect(fillFacts(boardWords.en, facts)).toEqual(boardWords.en);
});
