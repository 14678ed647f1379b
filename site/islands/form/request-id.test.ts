import { afterEach, expect, test, vi } from 'vitest';
import { createRequestId } from './request-id.ts';

const version4 = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/u;

afterEach(() => {
  vi.unstubAllGlobals();
});

test('every request has an id of its own', () => {
  expect(createRequestId()).toMatch(version4);
  expect(createRequestId()).not.toBe(createRequestId());
});

test('where the browser cannot draw one, as over plain HTTP, it is drawn by hand and has the same form', () => {
  const getRandomValues = crypto.getRandomValues.bind(crypto);
  vi.stubGlobal('crypto', { getRandomValues });
  expect(createRequestId()).toMatch(version4);
  expect(createRequestId()).not.toBe(createRequestId());
});
