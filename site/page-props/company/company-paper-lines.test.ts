import { expect, test } from 'vitest';
import { companyPapers } from '#content/company/company-papers.ts';
import { companyPaperLines, companyPeopleLines } from './company-paper-lines.ts';

test('a paper is shown once it is filled in, and not before', () => {
  const papers = [
    { id: 'insurance', label: { en: 'Certificate of insurance' }, value: 'Policy 123, valid through 2027' },
    { id: 'tax-receipt', label: { en: 'Local business tax receipt' }, value: null },
    { id: 'technicians', label: { en: 'Technicians' }, value: 'Ana and Ben' },
    { id: 'owner', label: { en: 'Owner' }, value: null },
  ] as const;
  expect(companyPaperLines('en', papers)).toEqual([
    'Certificate of insurance: Policy 123, valid through 2027',
  ]);
  expect(companyPeopleLines('en', papers)).toEqual(['Technicians: Ana and Ben']);
});

test('every field that the owner can fill in is shown in one place', () => {
  const filled = companyPapers.map((paper) => ({ ...paper, value: paper.id }));
  const shown = [...companyPeopleLines('en', filled), ...companyPaperLines('en', filled)];
  expect(shown).toHaveLength(companyPapers.length);
  expect(filled.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['owner', 'address', 'technicians', 'insurance']),
  );
});
