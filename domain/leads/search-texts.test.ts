import { expect, test } from 'vitest';
import { aSubmission } from '../../tests/support/builders/a-quote.ts';
import { listLeadTexts } from './search-texts.ts';

test('a lead is found by its place, its machine and the brand of the page it came from', () => {
  const texts = (changes: Parameters<typeof aSubmission>[1]) => listLeadTexts(aSubmission({}, changes).lead);
  expect(texts({ zip: '33139', appliance: 'wine-cooler' })).toEqual(
    expect.arrayContaining(['Miami Beach', 'Miami-Dade County', 'Miami-Dade', 'Wine Cooler', 'wine cooler']),
  );
  expect(texts({ page: '/brands/sub-zero' })).toContain('Sub-Zero');
  expect(texts({ page: '/brands/ge' })).toContain('GE');
  expect(texts({ page: '/orange-city' })).not.toContain('GE');
  expect(texts({ zip: '10001', appliance: '' })).not.toContain('Miami-Dade');
});
