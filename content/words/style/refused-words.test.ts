import { expect, test } from 'vitest';
import { readContentTexts } from '../../../tests/support/pages/content-texts.ts';
import { listRefused } from './refused-words.ts';

test('no text of content/ has a refused word or shape', async () => {
  // An address of a source is spelled as its owner spells it.
  const texts = (await readContentTexts()).filter(
    ({ where }) => !where.startsWith('words/style/') && !where.endsWith(' url'),
  );
  expect(texts.length).toBeGreaterThan(4000);
  const faults = texts.flatMap(({ where, text }) =>
    listRefused(text, 'en').map((fault) => `${where}: ${fault}`),
  );
  expect(faults).toEqual([]);
});

/** What stood on pages until November 2026. */
const oldSentences = [
  'Close the stopcock under the sink.',
  'The porthole glass of a washer wants cleaning.',
  'Plain machines that are built to be opened and mended.',
  'Same-day repair across Florida',
  'We list no gas main as a given for this village.',
  'Signs we would look for first in Jupiter',
  'Fizzing means lime.',
  'Tell us how many boat trips you wash for in a week.',
  'Give us plate voltage, stream or none, and your Zephyrhills lot.',
  'Our trusted technicians bring peace of mind.',
];

test.each(oldSentences)('refused: %s', (sentence) => {
  expect(listRefused(sentence, 'en')).not.toEqual([]);
});

test('a plain sentence passes', () => {
  expect(
    listRefused('Close the shut-off valve. The grille needs cleaning. We fix it at your home.', 'en'),
  ).toEqual([]);
});
