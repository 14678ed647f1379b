import { expect, test } from 'vitest';
import { writeSettings } from './compile-answer-parts.ts';

test('a setting that is empty is not set, as in the pages of the same build', () => {
  const text = writeSettings({ PHONE: '', SITE_NAME: 'Our "own" name' });
  expect(text).toContain('export const PHONE = undefined;');
  expect(text).toContain(String.raw`export const SITE_NAME = "Our \"own\" name";`);
});
