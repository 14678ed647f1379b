import { expect, test } from 'vitest';
import { shown } from './built-site.ts';
import { listHtmlFaults } from './valid-html.ts';

test('every page of the a to k half keeps to the HTML standard', async () => {
  expect(await listHtmlFaults(shown.filter(({ path }) => path < '/l'))).toEqual([]);
});
