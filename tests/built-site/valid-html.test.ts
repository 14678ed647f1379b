// Pages against the HTML standard: all but those of a city and an appliance, of which every tenth is here (each city, each
// appliance) and all are in valid-html.thorough.test.ts.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listHtmlFaults } from '../support/pages/html-faults.ts';
import { aFolder } from '../support/machine/temporary-folder.ts';
import { files, siteDirectory } from './built-site.ts';
import { cityServiceRoutes } from './specified-routes.ts';

const leftOut = new Set(cityServiceRoutes.filter((_, index) => index % 10 > 0).map((path) => `${path}.html`));

test('every page keeps to the HTML standard', async () => {
  const pages = [...files].filter((file) => file.endsWith('.html') && !leftOut.has(file));
  expect(pages.length).toBeGreaterThan(250);
  const faults = await listHtmlFaults(pages.map((file) => siteDirectory + file));
  expect(faults.slice(0, 20)).toEqual([]);
});

test('a page with a fault is named, and with it what is wrong', async () => {
  const file = join(await aFolder(), 'faulty.html');
  writeFileSync(
    file,
    '<!doctype html><html lang="en"><head><title>Faulty</title></head><body><p><div></div></p></body>',
  );
  expect((await listHtmlFaults([file])).join()).toMatch(/faulty\.html 1: close-order/u);
});
