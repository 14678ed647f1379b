import { listViolations, showTab, signIn } from '../support/board/board-page.ts';
import { startBoardServer } from '../support/board/board-server.ts';
import { expect, test } from '../support/browser/browser.ts';

for (const width of [320, 1440]) {
  test(`the panel and its longest form keep to WCAG at ${width} px, light and dark`, async ({ open }) => {
    const server = await startBoardServer();
    for (const isDark of [false, true]) {
      const page = await signIn(server, open, {
        name: isDark ? 'Ana' : 'Ben',
        width,
        isDark,
        wantsNoMotion: true,
      });
      await showTab(page, 'Hours & notices');
      await page.getByRole('button', { name: 'Put up a notice' }).press('Enter');
      await page.getByLabel(/^Where/u).fill('Clearwater');
      await expect.poll(() => listViolations(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });
}
