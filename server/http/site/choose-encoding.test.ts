import { expect, test } from 'vitest';
import { listAcceptedEncodings } from './choose-encoding.ts';

test.each([
  [undefined, []],
  ['', []],
  ['gzip, deflate, br, zstd', ['br', 'gzip']],
  ['gzip', ['gzip']],
  ['br;q=0.5, gzip;q=0.8', ['gzip', 'br']],
  ['br;q=0, gzip', ['gzip']],
  ['*', ['br', 'gzip']],
  ['*;q=0', []],
  ['br, *;q=0', ['br']],
  ['identity', []],
  ['BR ; Q=1', ['br']],
  ['br;q=nonsense', []],
])('%j accepts %j', (header, encodings) => {
  expect(listAcceptedEncodings(header)).toEqual(encodings);
});
