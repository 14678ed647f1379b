import { expect, test } from 'vitest';
import { parseByteRange } from './byte-range.ts';

const whole = { kind: 'whole' } as const;
const unsatisfiable = { kind: 'unsatisfiable' } as const;

test.each([
  [undefined, whole],
  ['bytes=0-0', { kind: 'part', first: 0, last: 0 }],
  ['bytes=10-', { kind: 'part', first: 10, last: 99 }],
  ['bytes=10-500', { kind: 'part', first: 10, last: 99 }],
  ['bytes=-10', { kind: 'part', first: 90, last: 99 }],
  ['bytes=-500', { kind: 'part', first: 0, last: 99 }],
  ['bytes=-0', unsatisfiable],
  ['bytes=100-', unsatisfiable],
  ['bytes=20-10', whole],
  ['bytes=0-1,5-6', whole],
  ['bytes=-', whole],
  ['lines=0-1', whole],
  ['bytes=a-b', whole],
] as const)('%j of a hundred bytes', (header, range) => {
  expect(parseByteRange(header, 100)).toEqual(range);
});

test('nothing can be a part of an empty file', () => {
  expect(parseByteRange('bytes=0-', 0)).toEqual(unsatisfiable);
  expect(parseByteRange('bytes=-5', 0)).toEqual(unsatisfiable);
});
