import { servicePath } from '#domain/paths/paths.ts';
import { listViolations } from '../support/board/board-page.ts';
import { expect, test } from '../support/browser/browser.ts';
import { startOpeningServer } from '../support/servers/opening-server.ts';

test('the line of the next open window keeps to WCAG 2.2 AA, light and dark, and fits a narrow phone', async ({
  open,
}) => {
  const server = await startOpeningServer('2026-11-18T12:00:00-05:00');
  await server.countWindows();
  for (const isDark of [false, true]) {
    const page = await open(server.origin + servicePath('washer'), {
      width: 320,
      isDark,
      wantsNoMotion: true,
    });
    const found = (await listViolations(page)).filter((violation) => !violation.startsWith('region:'));
    expect(found, isDark ? 'dark' : 'light').toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await page.close();
  }
});
