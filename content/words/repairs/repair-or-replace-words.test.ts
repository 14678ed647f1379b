import { expect, test } from 'vitest';
import { languages } from '#content/language.ts';
import { readingGrade } from '../../../tests/support/pages/readability.ts';
import { repairOrReplaceWords } from './repair-or-replace-words.ts';

test('the verdicts name only what the rule gives them', () => {
  for (const language of languages) {
    for (const [rule, { text }] of Object.entries(repairOrReplaceWords[language].verdicts)) {
      const places = [...text.matchAll(/\{(\w+)\}/gu)].map(([, name]) => name);
      expect(['share', 'age', 'life'], rule).toEqual(expect.arrayContaining(places));
    }
  }
});

test('every field has a label, a hint and its faults, each a text of its own', () => {
  for (const language of languages) {
    const { quote, newPrice, age } = repairOrReplaceWords[language];
    const faults = [quote, newPrice, age].flatMap((field) => Object.values(field.faults));
    expect(new Set(faults).size).toBe(faults.length);
    for (const { label, hint } of [quote, newPrice, age]) expect(`${label} ${hint}`.trim()).not.toBe('');
  }
});

test('the verdicts read at eighth grade or below', () => {
  for (const { heading, text } of Object.values(repairOrReplaceWords.en.verdicts)) {
    const filled = text
      .replaceAll('{share}', 'forty percent')
      .replaceAll('{age}', 'nine years')
      .replaceAll('{life}', 'ten years');
    expect(readingGrade(`${heading}. ${filled}`)).toBeLessThanOrEqual(8);
  }
});
