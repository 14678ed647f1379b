// What a note says of the page it stands on, as the sign that repeats it says it.
import { expect, test } from 'vitest';
import { cityServicePageWords } from './city-service-page-words.ts';

const { noteInSign } = cityServicePageWords.en;

test('a note in a sign sends to the help below it', () => {
  const heading = 'Clothes are still damp after a cycle';
  const steps = 'If you see straw, call us; if not, follow the steps on this page.';
  expect(noteInSign(steps, heading)).toBe('If you see straw, call us; if not, follow the steps below.');
  expect(noteInSign('If the flap opens wide, do the other checks on this page.', heading)).toBe(
    'If the flap opens wide, do the other checks below.',
  );
  expect(noteInSign('Otherwise, see “Clothes are still damp” on this page.', heading)).toBe(
    'Otherwise, see the checks below.',
  );
  const elsewhere = 'Otherwise, see “It will not start” on this page.';
  expect(noteInSign(elsewhere, heading)).toBe(elsewhere);
});
