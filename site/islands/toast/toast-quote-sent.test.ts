import { anotherCompany, florida, floridaWords } from '../../../tests/support/company.ts';
import { quoteFormWords } from '#content/words/forms/form-words.ts';
import { expect, test } from 'vitest';
import { quoteSentWords } from './toast-quote-sent.ts';

const words = floridaWords(quoteFormWords.en);
const noon = Date.parse('2026-01-15T12:00:00-05:00');
const night = Date.parse('2026-01-15T21:00:00-05:00');

test('in open hours the visitor is promised a call within fifteen minutes', () => {
  expect(quoteSentWords({}, words, florida, noon)).toEqual({
    title: 'Request received 🎉',
    promise: "We'll call you within 15 minutes.",
  });
});

test('an urgent request is called urgent', () => {
  expect(quoteSentWords({ urgent: 'yes' }, words, florida, noon).title).toBe(
    'Request received 🎉 - URGENT SAME-DAY REQUEST',
  );
});

test('after hours nobody is promised fifteen minutes', () => {
  expect(quoteSentWords({}, words, florida, night).promise).toBe(
    "We'll call you at 7 am; for an emergency call now.",
  );
});

test('which hours are open is told to it', () => {
  const afterNine = Date.parse('2026-01-15T09:30:00-08:00');
  expect(quoteSentWords({}, words, anotherCompany.hours, afterNine).promise).toBe(words.callWithin);
  const beforeNine = Date.parse('2026-01-15T08:30:00-08:00');
  expect(quoteSentWords({}, words, florida, beforeNine).promise).toBe(words.callWithin);
  expect(quoteSentWords({}, words, anotherCompany.hours, beforeNine).promise).toBe(words.callAtOpening);
});
