import { expect, test } from 'vitest';
import type { LocalConditions } from '#content/places/conditions/local-condition-form.ts';
import { localConditions } from '#content/places/conditions/local-conditions.ts';
import { cities } from '#content/places/cities.ts';
import { placeGuides } from '#content/places/guides/guides.ts';
import type { LocalCondition, LocalFact } from '#content/places/guides/local-fact-form.ts';
import { allotFacts, pagesOfFact } from './allot-facts.ts';

function aFact(condition: LocalCondition): LocalFact {
  return { condition, fact: { en: `It is so here: ${condition}.` }, source: 'coast map' };
}

const everyKitchen = { refrigerator: {}, washer: {}, dryer: {}, dishwasher: {}, oven: {}, stove: {} };

function pagesOf(fact: LocalFact, facts: readonly LocalFact[], conditions: Partial<LocalConditions>) {
  return [...allotFacts(facts, conditions)].filter(([, told]) => told.includes(fact)).map(([slug]) => slug);
}

test('a fact is told on four pages at most, first where it makes a sign likelier', () => {
  const towers = aFact('towers');
  const conditions = { towers: { ...everyKitchen, stove: { likelier: 'heats-poorly' } } };
  expect(pagesOf(towers, [towers], conditions)).toEqual(['refrigerator', 'washer', 'dryer', 'stove']);
});

test('a fact that concerns many goes to the pages that have the fewest', () => {
  const [towers, hardWater] = [aFact('towers'), aFact('hard water')];
  const conditions = { towers: everyKitchen, 'hard water': { refrigerator: {}, washer: {} } };
  expect(pagesOf(towers, [towers, hardWater], conditions)).toEqual(['dryer', 'dishwasher', 'oven', 'stove']);
  expect(pagesOf(hardWater, [towers, hardWater], conditions)).toEqual(['refrigerator', 'washer']);
});

test('each page keeps the order of the place', () => {
  const [towers, hardWater] = [aFact('towers'), aFact('hard water')];
  const conditions = { towers: { washer: {} }, 'hard water': { washer: {} } };
  expect(allotFacts([towers, hardWater], conditions).get('washer')).toEqual([towers, hardWater]);
});

test('a fact with lines is told on their pages alone, however many', () => {
  const line = { en: 'It is so here, so do this.' };
  const towers = {
    ...aFact('towers'),
    lines: { dryer: line, stove: line, oven: line, washer: line, microwave: line },
  };
  expect(pagesOf(towers, [towers], { towers: everyKitchen })).toEqual([
    'washer',
    'dryer',
    'oven',
    'stove',
    'microwave',
  ]);
});

test('no fact of any place is told in the same words on more than four of its pages', () => {
  const crowded = cities.flatMap(({ slug }) => {
    const { facts } = placeGuides[slug];
    return facts
      .filter((fact) => fact.lines === undefined)
      .filter((fact) => pagesOf(fact, facts, localConditions).length > pagesOfFact)
      .map(({ fact }) => `${slug}: ${fact.en}`);
  });
  expect(crowded).toEqual([]);
});
