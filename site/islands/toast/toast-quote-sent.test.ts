import { floridaWords } from '../../../tests/support/builders/company.ts';
import { quoteFormWords } from '#content/words/forms/form-words.ts';
import { expect, test } from 'vitest';
import { quoteSentWords } from './toast-quote-sent.ts';

const words = floridaWords(quoteFormWords.en);
const promise = 'We’ll call you at 7 am. Can’t wait? Call now.';

test('the visitor is promised what the form shows, and no more', () => {
  expect(quoteSentWords({}, words, { promise, zipNote: '' })).toEqual({
    title: 'Request received 🎉',
    description: promise,
  });
});

test('an urgent request is called urgent', () => {
  expect(quoteSentWords({ urgent: 'yes' }, words, { promise, zipNote: '' }).title).toBe(
    'Request received 🎉 - URGENT SAME-DAY REQUEST',
  );
});

test('who is outside our places hears it first', () => {
  const zipNote = '90210 is not on our list.';
  expect(quoteSentWords({}, words, { promise, zipNote }).description).toBe(`${zipNote} ${promise}`);
});
