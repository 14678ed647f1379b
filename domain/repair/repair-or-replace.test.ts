import { expect, test } from 'vitest';
import { listExamples, repairRuleBasis, usualLife } from '#content/catalogue/usual-life.ts';
import { services } from '#content/catalogue/services.ts';
import {
  judgeRepair,
  listRepairExamples,
  parseRepairNumbers,
  repairRules,
  type RepairNumbers,
} from './repair-or-replace.ts';

/** A dishwasher of four years: a repair of a fifth of a new one. */
function numbers(own: Partial<RepairNumbers> = {}): RepairNumbers {
  return { quoteUsd: 160, newPriceUsd: 800, ageYears: 4, usualLifeYears: 9, ...own };
}

function judged(own: Partial<RepairNumbers>): string {
  const { verdict, rule } = judgeRepair(numbers(own));
  return `${verdict} by ${rule}`;
}

test('a young appliance and a repair of at most half the price of a new one: repair', () => {
  expect(judgeRepair(numbers())).toEqual({
    verdict: 'repair',
    rule: 'young-and-under-half',
    sharePercent: 20,
  });
  expect(judged({ quoteUsd: 400 })).toBe('repair by young-and-under-half');
  expect(judged({ ageYears: 0 })).toBe('repair by young-and-under-half');
});

test('a cent more than half the price of a new one: replace, however young it is', () => {
  expect(judged({ quoteUsd: 400.01, ageYears: 1 })).toBe('replace by half-price');
  expect(judged({ quoteUsd: 900 })).toBe('replace by half-price');
  expect(judgeRepair(numbers({ quoteUsd: 400.01 })).sharePercent).toBe(51);
  expect(judgeRepair(numbers({ quoteUsd: 400 })).sharePercent).toBe(50);
});

test('from eight years on it is the reader’s call, and from its usual life on: replace', () => {
  expect(judged({ ageYears: 7.9 })).toBe('repair by young-and-under-half');
  expect(judged({ ageYears: 8 })).toBe('your-call by eight-years');
  expect(judged({ ageYears: 8.9 })).toBe('your-call by eight-years');
  expect(judged({ ageYears: 9 })).toBe('replace by usual-life');
  expect(judged({ ageYears: 12.9, usualLifeYears: 13 })).toBe('your-call by eight-years');
  expect(judged({ ageYears: 13, usualLifeYears: 13 })).toBe('replace by usual-life');
});

test('the half-price rule is named first when both speak for a new one', () => {
  expect(judged({ quoteUsd: 700, ageYears: 20 })).toBe('replace by half-price');
});

test('every rule has its source', () => {
  expect(Object.keys(repairRuleBasis).toSorted()).toEqual([...repairRules].toSorted());
});

test('the worked examples show each verdict once for every appliance', () => {
  for (const { slug } of services) {
    for (const { years } of usualLife[slug]) {
      const verdicts = listRepairExamples(listExamples(slug), years).map(({ verdict }) => verdict);
      expect(verdicts).toEqual(['repair', 'your-call', 'replace']);
    }
  }
});

const typed = { quote: '$1,160.50', newPrice: ' 2400 ', age: '7' };

test('numbers are read as people type them', () => {
  expect(parseRepairNumbers(typed)).toEqual({
    kind: 'accepted',
    value: { quoteUsd: 1160.5, newPriceUsd: 2400, ageYears: 7 },
  });
  const words = { quote: '160 dollars', newPrice: '$800 ', age: '4 years' };
  expect(parseRepairNumbers(words)).toMatchObject({
    value: { quoteUsd: 160, newPriceUsd: 800, ageYears: 4 },
  });
  expect(parseRepairNumbers({ ...typed, age: '0.5' })).toMatchObject({ value: { ageYears: 0.5 } });
});

test('what is missing is named, all of it at once, in the order of the form', () => {
  expect(parseRepairNumbers({ quote: '', newPrice: '   ', age: '' })).toEqual({
    kind: 'faulty',
    faults: [
      { field: 'quote', code: 'missing' },
      { field: 'newPrice', code: 'missing' },
      { field: 'age', code: 'missing' },
    ],
  });
});

test.each([
  ['quote', 'free', 'not-a-number'],
  ['quote', '-100', 'not-a-number'],
  ['quote', '1e3', 'not-a-number'],
  ['quote', '100-200', 'not-a-number'],
  ['quote', '1.2.3', 'not-a-number'],
  ['quote', '1,2,3', 'not-a-number'],
  ['quote', '0', 'too-low'],
  ['quote', '100001', 'too-high'],
  ['quote', '9'.repeat(400), 'too-high'],
  ['newPrice', '0', 'too-low'],
  ['newPrice', '100000.01', 'too-high'],
  ['newPrice', 'Infinity', 'not-a-number'],
  ['age', '61', 'too-high'],
  ['age', '2019', 'too-high'],
  ['age', '-1', 'not-a-number'],
  ['age', '$4', 'not-a-number'],
] as const)('%s of "%s" is refused: %s', (field, text, code) => {
  expect(parseRepairNumbers({ ...typed, [field]: text })).toEqual({
    kind: 'faulty',
    faults: [{ field, code }],
  });
});

test('the limits themselves are accepted', () => {
  for (const own of [{ quote: '1' }, { quote: '100000' }, { newPrice: '1' }, { age: '0' }, { age: '60' }]) {
    expect(parseRepairNumbers({ ...typed, ...own }).kind, JSON.stringify(own)).toBe('accepted');
  }
});
