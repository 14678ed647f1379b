import { expect, test } from 'vitest';
import { codeBrandChips } from './code-groups.ts';

test('a stove leads to the range codes that are listed with the oven, an oven to its own alone', () => {
  const texts = (service: 'stove' | 'oven') => codeBrandChips(service, 'en').map(({ text }) => text);
  expect(texts('stove')).toEqual(expect.arrayContaining(['LG', 'GE range and oven codes']));
  expect(texts('oven')).toContain('GE');
  expect(texts('oven').join()).not.toContain('range and oven');
});
