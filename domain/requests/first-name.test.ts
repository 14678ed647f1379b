import { expect, test } from 'vitest';
import { firstNameOf } from './first-name.ts';

test.each([
  ['Rosa Diaz', 'Rosa'],
  ['  José\tÁlvarez', 'José'],
  ['Jean-Luc D’Arcy', 'Jean-Luc'],
  ["O'Neil", "O'Neil"],
])('%j is greeted as %s', (name, first) => {
  expect(firstNameOf(name)).toBe(first);
});

test.each(['', 'https://win.example/now', 'win.example', '5550123', 'Rosa,', 'x'.repeat(21), '<b>Rosa</b>'])(
  '%j is greeted without a name',
  (name) => {
    expect(firstNameOf(name)).toBe('');
  },
);
