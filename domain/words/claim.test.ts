import { expect, test } from 'vitest';
import { claimFigure, claimText } from './claim.ts';

test('a claim is said in the words of the register', () => {
  expect(claimText('warranty', 'en')).toBe('90-Day Warranty');
});

test('a claim without a figure is not shown as one', () => {
  expect(claimFigure('rating')).toBe(4.9);
  expect(() => claimFigure('made-in-usa')).toThrow('has no figure');
});
