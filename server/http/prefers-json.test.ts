import { expect, test } from 'vitest';
import { prefersJson } from './prefers-json.ts';

test.each([
  [undefined, false],
  ['*/*', false],
  ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', false],
  ['application/json', true],
  ['application/json, */*', true],
  ['text/html, application/json', false],
  ['text/html;q=0.5, application/json', true],
  ['application/json;q=0', false],
])('%j asks for JSON: %s', (accept, answer) => {
  expect(prefersJson(accept)).toBe(answer);
});
