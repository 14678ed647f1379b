import { expect, test } from 'vitest';
import { languages } from '#content/language.ts';
import { readContentTexts } from '../../../tests/support/pages/content-texts.ts';
import { moneyWords } from './money-words.ts';

test('the statements are short, and the warranty names the days of the company facts', () => {
  for (const language of languages) {
    const { visitPrice, warranty } = moneyWords[language];
    expect(visitPrice.split(' ').length).toBeLessThanOrEqual(40);
    expect(warranty).toContain('{warrantyDays} days');
  }
});

/** Promises about the visit price, the fault that returns and the customer who is not content, in words of their own. */
const otherWordings =
  /\b(?:visit|trip|diagnos\w+|service call)\b[^.]{0,30}\b(?:free|waived|credited|refunded|no charge)\b|\b(?:free|waived|no[- ]charge) (?:visit|diagnos\w+|service call|estimate)\b|\bsame fault\b|\bcounts? toward\b|\bnot (?:content|satisfied|happy)\b/iu;

test('no other text says in its own words what the visit price, the warranty or the guarantee means', async () => {
  const statements = languages.flatMap((language) => Object.values(moneyWords[language]));
  const faults = (await readContentTexts())
    // What a maker does under a recall is the maker's promise, told in its own words.
    .filter(({ where }) => !/^(?:words\/money\/money-words\.ts|catalogue\/recalls\/)/u.test(where))
    .map(({ where, text }) => ({
      where,
      text: statements.reduce((rest, statement) => rest.replaceAll(statement, ''), text),
    }))
    .filter(({ text }) => otherWordings.test(text));
  expect(faults).toEqual([]);
});
