// What is marked at once, step by step.
import { listViolations, signIn } from '../support/board/board-page.ts';
import { sendFlood, startBoardServer } from '../support/board/board-server.ts';
import { expect, test } from '../support/browser/browser.ts';

test.for([360, 1440])('each step keeps to WCAG 2.2 AA on %i px, light and dark', async (width, { open }) => {
  const server = await startBoardServer();
  await sendFlood(server, 5);
  for (const isDark of [false, true]) {
    const page = await signIn(server, open, { width, isDark, wantsNoMotion: true });
    const look = async (step: string) => {
      const message = `${width} px, ${isDark ? 'dark' : 'light'}, ${step}`;
      await expect.poll(() => listViolations(page), { message }).toEqual([]);
    };
    await page.getByRole('button', { name: 'Mark several' }).click();
    await page.getByLabel('Select all 5 shown here').check();
    await look('choosing');
    await page.getByRole('button', { name: 'Not a fit' }).click();
    await look('asking');
    await page.getByRole('button', { name: 'Yes, mark 5' }).click();
    await page.getByText('Marked as not a fit: 5.').waitFor();
    await look('marked');
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('Back on the list: 5.').waitFor();
    const { clientWidth, scrollWidth } = await page.evaluate(() => document.documentElement);
    expect(scrollWidth).toBe(clientWidth);
    await page.close();
  }
});
