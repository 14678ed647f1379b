import { expect, test } from 'vitest';
import { fieldText, findTextFault } from './form-fields.ts';

test('a field is read without the space around it', () => {
  expect(fieldText({ name: '  Ana  ' }, 'name')).toBe('Ana');
});

test('line ends of every kind of browser become one', () => {
  expect(fieldText({ message: 'one\r\ntwo\nthree' }, 'message')).toBe('one\ntwo\nthree');
});

test('a field that was not sent is empty', () => {
  expect(fieldText({}, 'name')).toBe('');
});

test('a text of exactly the limit is kept and one more is too long', () => {
  expect(findTextFault('a'.repeat(100), 100)).toBeUndefined();
  expect(findTextFault('a'.repeat(101), 100)).toBe('too-long');
});

test('a limit counts characters, not the bytes or units they take', () => {
  for (const character of ['a', 'ñ', '修', '🎉', '\u{2000b}']) {
    expect(findTextFault(character.repeat(100), 100), character).toBeUndefined();
    expect(findTextFault(character.repeat(101), 100), character).toBe('too-long');
  }
});

test('NUL and half an emoji are named, for no store could give them back', () => {
  expect(findTextFault('a\u0000b', 100)).toBe('unreadable');
  expect(findTextFault('\ud83c', 100)).toBe('unreadable');
  expect(findTextFault('party 🎉', 100)).toBeUndefined();
});

test('what cannot be read is named before its length', () => {
  expect(findTextFault('\u0000'.repeat(200), 100)).toBe('unreadable');
});
