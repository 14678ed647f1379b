import { expect, test } from 'vitest';
import { repairOrReplaceWords } from '#content/words/repairs/repair-or-replace-words.ts';
import { judgeTyped } from './judge-typed.ts';

const { years } = repairOrReplaceWords.en;

function judge(fields: Readonly<Record<string, string>>) {
  const typed = new FormData();
  for (const [name, value] of Object.entries(fields)) typed.set(name, value);
  return judgeTyped(typed, years, 'en');
}

test('numbers are judged as people type them, and the figures of the verdict are written for reading', () => {
  expect(judge({ quote: '$1,160', newPrice: '2320', age: '1 year', life: '13' })).toEqual({
    kind: 'judged',
    rule: 'young-and-under-half',
    values: { share: '50%', age: '1 year', life: '13 years' },
  });
  expect(judge({ quote: '1161', newPrice: '2320', age: '1', life: '13' })).toMatchObject({
    rule: 'half-price',
    values: { share: '51%' },
  });
});

test('every fault is named beside its field, and what was not typed is missing', () => {
  expect(judge({ quote: 'a lot', age: '2015', life: '13' })).toEqual({
    kind: 'faulty',
    faults: { quote: 'not-a-number', newPrice: 'missing', age: 'too-high' },
  });
});
