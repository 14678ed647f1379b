import { expect, test } from 'vitest';
import { foldText } from './fold-text.ts';

test('accents, capitals and wide letters make no difference to a search', () => {
  for (const name of ['JOSÉ', 'José', 'jose\u0301', 'ＪＯＳＥ']) expect(foldText(name)).toBe('jose');
  expect(foldText('Ñandú 33139')).toBe('nandu 33139');
});
