import { expect, test } from 'vitest';
import { codeBrands } from './code-groups.ts';

const textsOf = (service: 'stove' | 'oven') => codeBrands(service, 'en').chips.map(({ text }) => text);

test('a stove leads to the codes of ovens, where makers print those of a range, and an oven to its own alone', () => {
  expect(textsOf('stove')).toEqual(expect.arrayContaining(['LG stove', 'LG oven', 'GE oven']));
  expect(textsOf('oven')).toContain('GE');
  expect(textsOf('oven').filter((text) => text.startsWith('LG'))).toEqual(['LG']);
});
