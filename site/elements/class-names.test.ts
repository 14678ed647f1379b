import { expect, test } from 'vitest';
import { cn } from './class-names.ts';

test('of two utilities that set the same thing the later wins', () => {
  expect(cn('p-4 text-ink', 'p-6')).toBe('text-ink p-6');
});

test('a text size of ours and a text color stand side by side', () => {
  expect(cn('text-h2', 'text-sea')).toBe('text-h2 text-sea');
});

test('what is false or missing is left out', () => {
  expect(cn('plate', false, undefined, { figures: true, label: false })).toBe('plate figures');
});
