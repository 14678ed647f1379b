// Beside valid-html.test.ts: what takes long is told by the name of its file.
import { expect, test } from 'vitest';
import { listHtmlFaults } from '../support/pages/html-faults.ts';
import { siteDirectory } from './built-site.ts';
import { cityServiceRoutes } from './specified-routes.ts';

test('every page of a city and an appliance keeps to the HTML standard', async () => {
  expect(cityServiceRoutes).toHaveLength(954);
  const faults = await listHtmlFaults(cityServiceRoutes.map((path) => `${siteDirectory}${path}.html`));
  expect(faults.slice(0, 20)).toEqual([]);
});
