import { expect, test } from 'vitest';
import { claims } from '#content/company/claims.ts';
import { company } from '#content/company/company.ts';
import { claimFigure, claimText } from './claim.ts';

test('a claim names the figure that the register gives it', () => {
  const figures = claims.flatMap((claim) => ('figure' in claim ? [claim] : []));
  expect(figures.length).toBeGreaterThan(5);
  const without = figures.filter(
    ({ id, figure }) => !claimText(id, 'en').replaceAll(',', '').includes(String(figure)),
  );
  expect(without.map(({ id }) => id)).toEqual([]);
});

test.each([
  ['callback', company.callbackMinutes],
  ['warranty', company.warrantyDays],
  ['established', company.established],
] as const)('the claim %s promises what the company facts say', (id, fact) => {
  expect(claimFigure(id)).toBe(fact);
  expect(claimText(id, 'en')).toContain(String(fact));
});

test('a claim without a figure is not shown as one', () => {
  expect(() => claimFigure('made-in-usa')).toThrow('has no figure');
});
