import { expect, test } from 'vitest';
import { findPhoneFault, formatPhoneNumber, parsePhoneNumber } from './phone-number.ts';

test.each([
  '3055550142',
  '305-555-0142',
  '305.555.0142',
  '(305) 555-0142',
  '(305)555-0142',
  ' 305 555 0142 ',
  '305/555-0142',
  '1 305 555 0142',
  '1-305-555-0142',
  '13055550142',
  '+1 305 555 0142',
  '+1 (305) 555-0142',
  '305-555-0142 x7',
  '305.555.0142 ext 12',
  '305.555.0142 ext. 12',
  '305 555 0142 Extension 1234',
  '305 555 0142 #7',
])('"%s" is the number a person means', (typed) => {
  expect(parsePhoneNumber(typed)).toBe('+13055550142');
});

test('a number from abroad is kept whole', () => {
  expect(parsePhoneNumber('+44 20 7946 0958')).toBe('+442079460958');
});

test.each([
  '',
  '305555014',
  '30555501423',
  '555-0142',
  'call me',
  '305-555-CALL',
  '105 555 0142',
  '0305 555 0142',
  '+0 305 555 0142',
  '+1',
  '+1234567890123456',
  '305+5550142',
])('"%s" is not a number anyone could ring', (typed) => {
  expect(parsePhoneNumber(typed)).toBeUndefined();
});

test.each([
  '055 555 0142',
  '1 055 555 0142',
  '+1 055 555 0142',
  '105 555 0142',
  '305 155 0142',
  '1-305-055-0142',
  '+1 (305) 155-0142 x7',
])('"%s" begins as no number does, and is told so', (typed) => {
  expect(parsePhoneNumber(typed)).toBeUndefined();
  expect(findPhoneFault(typed)).toBe('no-such-phone-number');
});

test.each(['305 555 014', '305-555-CALL', '+1', '1', '+44 20'])('"%s" wants ten digits', (typed) => {
  expect(findPhoneFault(typed)).toBe('not-a-phone-number');
});

test.each(['305 555 0142', '+44 20 7946 0958'])('with "%s" nothing is wrong', (typed) => {
  expect(findPhoneFault(typed)).toBeUndefined();
});

test('numbers are shown as Americans write them, others as they are dialed', () => {
  expect(formatPhoneNumber('+13055550142')).toBe('(305) 555-0142');
  expect(formatPhoneNumber('+442079460958')).toBe('+442079460958');
});
