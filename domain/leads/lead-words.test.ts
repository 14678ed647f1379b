import { expect, test } from 'vitest';
import { aSubmission } from '../../tests/support/a-quote.ts';
import { listLeadWords } from './lead-words.ts';

test('a lead is found by its place, its machine and the brand of the page it came from', () => {
  const words = (changes: Parameters<typeof aSubmission>[1]) => listLeadWords(aSubmission({}, changes).lead);
  expect(words({ zip: '33139', appliance: 'wine-cooler' })).toEqual(
    expect.arrayContaining(['Miami Beach', 'Miami-Dade County', 'Miami-Dade', 'Wine Cooler', 'wine cooler']),
  );
  expect(words({ page: '/brands/sub-zero' })).toContain('Sub-Zero');
  expect(words({ page: '/brands/ge' })).toContain('GE');
  expect(words({ page: '/orange-city' })).not.toContain('GE');
  expect(words({ zip: '10001', appliance: '' })).not.toContain('Miami-Dade');
});
