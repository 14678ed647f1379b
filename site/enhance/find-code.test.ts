import { expect, test } from 'vitest';
import { fitsQuery, splitQuery } from './find-code.ts';

const samsung = splitQuery('Samsung washer washing machine 4C, 4E, nF');
const whirlpool = splitQuery('Whirlpool washer F9E1');
const bosch = splitQuery('Bosch washer E:36 / -25, E:36 / -26');

test.each([
  ['4c', samsung],
  ['Samsung 4E', samsung],
  ['washing machine nf', samsung],
  ['sam wash', samsung],
  ['f9 e1', whirlpool],
  ['F9-E1 whirlpool', whirlpool],
  ['f9e1', whirlpool],
  ['E36 -25', bosch],
  ['e:36 / -26', bosch],
  ['bosch e36', bosch],
  ['', samsung],
])('%j finds the code', (typed, tokens) => {
  expect(fitsQuery(tokens, splitQuery(typed))).toBe(true);
});

test.each([
  ['5c', samsung],
  ['LG 4C', samsung],
  ['dryer 4c', samsung],
  ['e1', whirlpool],
])('%j does not', (typed, tokens) => {
  expect(fitsQuery(tokens, splitQuery(typed))).toBe(false);
});
