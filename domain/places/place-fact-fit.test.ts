import { expect, test } from 'vitest';
import { services } from '#content/catalogue/services.ts';
import { sentencesFor, withoutRepeats } from './place-fact-fit.ts';

test('a sentence about a laundry is told to owners of washers and dryers only', () => {
  const text = 'The sea is too far to rust anything. A carport laundry stays damp all year.';
  expect(sentencesFor('dryer', text)).toBe(text);
  expect(sentencesFor('microwave', text)).toBe('The sea is too far to rust anything.');
});

test('a rule for outside work is for what breathes through the wall', () => {
  const text = 'A preservation board looks after outside changes in the historic district.';
  const fitting = services.map(({ slug }) => slug).filter((slug) => sentencesFor(slug, text) !== '');
  expect(fitting.toSorted()).toEqual(['dryer', 'range-hood']);
});

test('a text that names no machine is for all of them, and abbreviations do not cut it', () => {
  const text = 'St. Joseph Sound is calm but salt. Concierge desks want a certificate of insurance.';
  expect(services.map(({ slug }) => sentencesFor(slug, text))).toEqual(services.map(() => text));
});

test('a sentence the advice has already said is not said again', () => {
  const said =
    'The city treats water from its own shallow wells, and what remains in it shows in a tan line.';
  expect(withoutRepeats('The city treats water from its own shallow wells.', said)).toBe('');
  expect(withoutRepeats('The bill tells which system you are on.', said)).not.toBe('');
});
