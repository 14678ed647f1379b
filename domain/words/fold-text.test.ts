import { expect, test } from 'vitest';
import { foldText } from './fold-text.ts';

test('accents, capitals and wide letters make no difference to a search', () => {
  for (const name of ['JOSÉ', 'José', 'jose\u0301', 'ＪＯＳＥ']) expect(foldText(name)).toBe('jose');
  expect(foldText('Ñandú 33139')).toBe('nandu 33139');
});

test('nor do letters with a stroke, letters grown together, and spaces', () => {
  for (const [typed, plain] of [
    ['Weiß', 'WEISS'],
    ['Søren Łukasz', 'soren lukasz'],
    ['Ægir', 'AEGIR'],
    ['Rosa\u00a0\n Diaz', 'rosa diaz'],
  ] as const)
    expect(foldText(typed)).toBe(foldText(plain));
});

test('other scripts are found by their own letters', () => {
  expect(foldText('冷蔵庫 ЁЛКА')).toBe(foldText('冷蔵庫 елка'));
  expect(foldText('🧊')).toBe('🧊');
});

test('an apostrophe is one however a phone types it', () => {
  for (const mark of ["'", '’', '‘', 'ʼ', '′', '`', '´', '＇'])
    expect(foldText(`O${mark}Brien`)).toBe("o'brien");
});
