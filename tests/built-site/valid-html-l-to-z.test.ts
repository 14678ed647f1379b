import { expect, test } from 'vitest';
import { shown } from './built-site.ts';
import { listHtmlFaults } from './valid-html.ts';

test('every page of the l to z half keeps to the HTML standard', async () => {
  expect(await listHtmlFaults(shown.filter(({ path }) => path >= '/l'))).toEqual([]);
});
