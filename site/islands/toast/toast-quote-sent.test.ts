import { quoteFormWords } from '#content/words/form-words.ts';
import { expect, test } from 'vitest';
import { quoteSentWords } from './toast-quote-sent.ts';

const words = quoteFormWords.en;
const noon = Date.parse('2026-01-15T12:00:00-05:00');
const night = Date.parse('2026-01-15T21:00:00-05:00');

test('in open hours the visitor is promised a call within fifteen minutes', () => {
  expect(quoteSentWords({}, words, noon)).toEqual({
    title: 'Request received 🎉',
    promise: "We'll call you within 15 minutes.",
  });
});

test('an urgent request is called urgent', () => {
  expect(quoteSentWords({ urgent: 'yes' }, words, noon).title).toBe(
    'Request received 🎉 - URGENT SAME-DAY REQUEST',
  );
});

test('after hours nobody is promised fifteen minutes', () => {
  expect(quoteSentWords({}, words, night).promise).toBe("We'll call you at 7 am; for an emergency call now.");
});
