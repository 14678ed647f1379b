import { expect, test } from 'vitest';
import { makerDocuments } from '#content/catalogue/codes/maker-documents.ts';
import { brandCodeGroups, codeBrands } from './code-groups.ts';

const textsOf = (service: 'stove' | 'oven') => codeBrands(service, 'en').chips.map(({ text }) => text);

test('a stove leads to the codes of ovens, where makers print those of a range, and an oven to its own alone', () => {
  expect(textsOf('stove')).toEqual(expect.arrayContaining(['LG stove', 'LG oven', 'GE oven']));
  expect(textsOf('oven')).toContain('GE');
  expect(textsOf('oven').filter((text) => text.startsWith('LG'))).toEqual(['LG']);
});

test('the codes of all sources are one run from A to Z, which names each source once', () => {
  const washer = brandCodeGroups('whirlpool', 'en').find(({ id }) => id === 'whirlpool-washer');
  const codes = washer?.rows.map((row) => row.codes.split(',')[0]) ?? [];
  expect(codes.slice(codes.indexOf('F5E1'), codes.indexOf('F5E4') + 1)).toEqual([
    'F5E1',
    'F5E2',
    'F5E3',
    'F5E4',
  ]);
  expect(washer?.sources).toHaveLength(5);
});

test('a note that some codes do not have names them: no source has another note than that of the test mode', () => {
  const noteOf = (brand: 'ge' | 'hotpoint') =>
    brandCodeGroups(brand, 'en').find(({ id }) => id === `${brand}-washer`)?.notes[0];
  expect(noteOf('ge')).toMatch(
    /^Your display can show Fault 23\. The others appear only in a technician’s test mode\./u,
  );
  expect(noteOf('hotpoint')).toMatch(/^Only a technician’s test mode/u);
  const notes = Object.values(makerDocuments).flatMap((source) => ('note' in source ? source.note : []));
  expect([...new Set(notes)]).toEqual([noteOf('hotpoint')]);
});
