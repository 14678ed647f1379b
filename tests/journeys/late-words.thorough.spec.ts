// The words of the next open window come late to a page that the server has not written: they take the room kept for them.
import { cityPath, cityServicePath } from '#domain/paths/paths.ts';
import { expect, test } from '../support/browser/browser.ts';
import { fillWindow, noon, placeless, said } from '../support/requests/next-window.ts';
import { startOpeningServer } from '../support/servers/opening-server.ts';

for (const width of [360, 768, 1024, 1440])
  test(`at ${width} px nothing moves when the words come late to a page that was built without them`, async ({
    open,
  }) => {
    const server = await startOpeningServer(noon);
    await fillWindow(server, 13);
    const page = await open(`${server.origin}/privacy-policy`, { width });
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          if ('value' in entry)
            document.documentElement.dataset.shift = String(
              Number(document.documentElement.dataset.shift ?? 0) + Number(entry.value),
            );
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const longName = 'hallandale-beach';
    for (const path of [cityServicePath(longName, 'washer'), cityPath(longName), ...placeless]) {
      const built = (await (await fetch(server.origin + path)).text()).replaceAll(
        /(data-today="nextWindow">)[^<]*/gu,
        '$1',
      );
      await page.route(`**${path}`, async (route) =>
        route.fulfill({ body: built, contentType: 'text/html' }),
      );
      const { promise: isStill, resolve: letWordsCome } = Promise.withResolvers<undefined>();
      await page.route('**/api/today?page=*', async (route) => {
        await isStill;
        await route.continue();
      });
      await page.goto(server.origin + path);
      // A letter face that comes late may move lines by itself.
      await page.evaluate(async () => {
        await document.fonts.ready;
        await new Promise(requestAnimationFrame);
        document.documentElement.dataset.shift = '0';
      });
      letWordsCome(undefined);
      await expect.poll(async () => (await said(page))[0]).toMatch(/^Next open window/u);
      const shift = await page.evaluate(() => Number(document.documentElement.dataset.shift ?? 0));
      // The countdown at the top moves by a few hundred-thousandths when it starts.
      expect(shift, path).toBeLessThan(0.0005);
    }
  });
