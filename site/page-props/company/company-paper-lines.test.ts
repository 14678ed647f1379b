import { expect, test } from 'vitest';
import { companyPaperLines } from './company-paper-lines.ts';

test('a paper is shown once it is filled in, and not before', () => {
  const papers = [
    { id: 'insurance', label: { en: 'Certificate of insurance' }, value: 'Policy 123, valid through 2027' },
    { id: 'owner', label: { en: 'Owner' }, value: null },
  ] as const;
  expect(companyPaperLines('en', papers)).toEqual([
    'Certificate of insurance: Policy 123, valid through 2027',
  ]);
});
