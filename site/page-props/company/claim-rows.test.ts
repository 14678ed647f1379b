import { expect, test } from 'vitest';
import { claimRows } from './claim-rows.ts';

const stated = {
  id: 'rating',
  text: { en: '4.9 Rating' },
  source: 'stated by the owner',
  date: '2026-11-21',
} as const;

test('a claim is shown only with its evidence', () => {
  const rows = claimRows('en', [
    { ...stated, evidence: null },
    { ...stated, id: 'established', evidence: 'Florida Division of Corporations' },
  ]);
  expect(rows.map(({ id, evidence }) => [id, evidence])).toEqual([
    ['established', 'Florida Division of Corporations'],
  ]);
});
