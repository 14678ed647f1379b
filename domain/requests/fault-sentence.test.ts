import { expect, test } from 'vitest';
import { faultSentence } from './fault-sentence.ts';
import { requiredQuoteFields } from './quote-request.ts';

test('every required field says what is missing in a sentence of its own', () => {
  const sentences = requiredQuoteFields.map((field) => faultSentence({ field, code: 'missing' }, 'en'));
  expect(new Set(sentences).size).toBe(requiredQuoteFields.length);
  expect(sentences).not.toContain(undefined);
});

test('a ZIP code that is not one is told how long it is', () => {
  expect(faultSentence({ field: 'zip', code: 'not-a-zip' }, 'en')).toBe(
    'A ZIP code has exactly five digits.',
  );
});
