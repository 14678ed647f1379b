import { expect, test } from 'vitest';
import { findCoverage } from './coverage.ts';
import { coverageStatement } from './coverage-statement.ts';

const statementOf = (zip: string) => coverageStatement(findCoverage(zip), 'en');

test('a ZIP of one place names it and leads there', () => {
  expect(statementOf('33139')).toEqual({
    text: 'Yes, we come to 33139: Miami Beach.',
    link: { text: 'Appliance repair in Miami Beach', path: '/miami-beach' },
  });
});

test('a ZIP that several places share names them all', () => {
  expect(statementOf('33160').text).toMatch(
    /Golden Beach.*Sunny Isles Beach|Sunny Isles Beach.*Golden Beach/u,
  );
});

test('a ZIP outside is invited to ask, not refused', () => {
  const { text, link } = statementOf('10001');
  expect(text).toContain('Ask anyway');
  expect(link.path).toBe('/florida');
});

test('four digits are told what a ZIP code is', () => {
  expect(statementOf('3313').text).toContain('exactly five digits');
});

test('a ZIP of a served county without a place of ours leads to its region', () => {
  expect(statementOf('33031')).toMatchObject({ link: { path: '/miami-dade' } });
});
