// Two requests of one person with a photo each, joined by the desk: both photos are where both requests are.
import { rowOf, signIn } from '../../support/board/board-page.ts';
import { startBoardServer } from '../../support/board/board-server.ts';
import { expect, test } from '../../support/browser/browser.ts';
import { openRequest } from '../../support/requests/open-request.ts';
import { aPicture } from '../../support/builders/picture-files.ts';

test('photos of a joined request are seen at the desk and by their sender on the one that remains', async ({
  open,
}) => {
  const server = await startBoardServer();
  const pages = [];
  for (const [name, width] of [
    ['Rosa D.', 300],
    ['Rosa Diaz', 200],
  ] as const) {
    const page = await openRequest(
      server,
      open,
      { width: 390, hasScript: false },
      { name, request_id: name },
    );
    const buffer = await aPicture(width, 150).jpeg().toBuffer();
    const file = { name: 'label.jpg', mimeType: 'image/jpeg', buffer };
    await page.getByLabel('Choose photos').setInputFiles(file);
    await page.getByRole('button', { name: 'Send the photos' }).click();
    await page.waitForURL('**/submitted#photos');
    pages.push(page);
  }
  const board = await signIn(server, open);
  const row = rowOf(board, 'Rosa Diaz');
  await row.getByRole('button', { name: 'Rosa Diaz' }).click();
  await row.getByRole('button', { name: 'Enlarge: Photo 1 of 1' }).waitFor();
  await row.getByRole('button', { name: 'Merge into this one' }).click();
  await row.getByRole('button', { name: 'Yes, merge' }).click();
  await row.getByRole('button', { name: 'Enlarge: Photo 1 of 2' }).click();
  for (const [name, width] of [
    ['Photo 1 of 2', 300],
    ['Photo 2 of 2', 200],
  ] as const) {
    const shown = board.getByRole('dialog', { name }).getByRole('img');
    await expect.poll(() => shown.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(width);
    await shown.press('ArrowRight');
  }
  for (const page of pages) {
    await page.reload();
    expect(await page.locator('[data-photo-list] img').count()).toBe(2);
  }
});
