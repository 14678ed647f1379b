// Photos from the homeowner's page to the desk: with progress, broken off and tried again, and as a plain form.
import type { Page } from 'playwright-core';
import { rowOf, signIn } from '../../support/board/board-page.ts';
import { startBoardServer } from '../../support/board/board-server.ts';
import { expect, test } from '../../support/browser/browser.ts';
import { openElsewhere, openRequest } from '../../support/requests/open-request.ts';
import { aNoisyPicture } from '../../support/builders/picture-files.ts';

const noon = '2026-06-10T12:00:00-04:00';

async function aFile(name: string, width = 400) {
  // Of noise: it takes a while to send, and none to make small enough.
  const buffer = await aNoisyPicture(width, 300).jpeg({ quality: 95 }).toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

/** The photos that are really shown. */
const countShown = (page: Page) =>
  page
    .locator('[data-photo-list] img')
    .evaluateAll(
      (all) => all.filter((one) => one instanceof HTMLImageElement && one.naturalWidth > 0).length,
    );

/** Makes what is sent slow, or breaks it off; of a network that is as it was nothing is said. */
async function startNetwork(page: Page) {
  const session = await page.context().newCDPSession(page);
  return (changes: { readonly offline?: boolean; readonly uploadThroughput?: number } = {}) =>
    session.send('Network.emulateNetworkConditions', {
      ...{ offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 },
      ...changes,
    });
}

/** The choice of files, once its script is there. */
async function choiceOf(page: Page) {
  await page.locator('#photos').scrollIntoViewIfNeeded();
  await page.locator('[data-photo-form=scripted]').waitFor();
  // Nothing of it reaches beyond the screen.
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  return page.getByLabel('Choose photos');
}

test('the choices of photos stand side by side, and leave no hole where the plain form was', async ({
  open,
}) => {
  const page = await openRequest(await startBoardServer(), open, { width: 390 });
  const choice = page.locator('[data-photo-form] label');
  await choiceOf(page);
  // What lies beneath moves only while nobody sees it.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect
    .poll(async () => {
      const [form, camera, files] = await Promise.all([
        page.locator('[data-photo-form]').boundingBox(),
        choice.first().boundingBox(),
        choice.last().boundingBox(),
      ]);
      return [form?.height, camera?.y].join() === [files?.height, files?.y].join();
    })
    .toBe(true);
});

test('a photo is sent while one looks on, canceled, and tried again after the connection broke', async ({
  open,
}) => {
  const page = await openRequest(await startBoardServer(), open, { width: 390 });
  const choice = await choiceOf(page);
  const setNetwork = await startNetwork(page);
  await setNetwork({ uploadThroughput: 20_000 });
  // Most of a minute of it, so that it is still on its way when it is canceled.
  await choice.setInputFiles(await aFile('label.jpg', 3000));
  await page.getByText(/^[1-9]\d? percent sent$/u).waitFor();
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await page.locator('[data-upload]').waitFor({ state: 'detached' });
  await setNetwork({ offline: true });
  await choice.setInputFiles(await aFile('label.jpg'));
  await page.getByText('Not sent. The connection broke.').waitFor();
  await setNetwork();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('Photo 1 is with us.').waitFor();
  await expect.poll(() => countShown(page)).toBe(1);
});

test('a photo comes to the desk, enlarged by a press, and to another device that has the page open', async ({
  open,
}) => {
  const server = await startBoardServer();
  const page = await openRequest(server, open, { width: 390 });
  const other = await openElsewhere(page, open, { width: 390, clock: noon });
  const board = await signIn(server, open);
  const row = rowOf(board, 'Rosa Diaz');
  await row.getByRole('button', { name: 'Rosa Diaz' }).click();
  const choice = await choiceOf(page);
  await choice.setInputFiles([await aFile('label.jpg'), await aFile('display.jpg')]);
  await page.getByText('Photo 2 is with us.').waitFor();
  await row.getByRole('button', { name: 'Enlarge: Photo 1 of 2' }).click();
  const large = board.getByRole('dialog', { name: 'Photo 1 of 2' }).getByRole('img');
  await expect.poll(() => large.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(400);
  await large.press('ArrowRight');
  await board.getByRole('dialog', { name: 'Photo 2 of 2' }).press('Escape');

  await other.clock.runFor(5000);
  await other.locator('#photos').scrollIntoViewIfNeeded();
  await expect.poll(() => countShown(other)).toBe(2);
  // A photo that is removed while it is still on its way to the page would be a 404 there.
  await expect.poll(() => countShown(page)).toBe(2);
  await page.getByRole('button', { name: 'Remove photo 1' }).click();
  await page.getByText('The photo is removed.').waitFor();
  await row.getByRole('button', { name: 'Enlarge: Photo 1 of 1' }).waitFor();
  await other.clock.runFor(5000);
  await expect.poll(() => other.getByAltText('Your photo 1').count()).toBe(1);
  await expect.poll(() => countShown(other)).toBe(1);
});

test('without script photos are a plain form: what can be kept is, what cannot is said, and one is removed', async ({
  open,
}) => {
  const page = await openRequest(await startBoardServer(), open, { width: 390, hasScript: false });
  const choice = page.getByLabel('Choose photos');
  const words = { name: 'model.txt', mimeType: 'text/plain', buffer: Buffer.from('WRX735') };
  await choice.setInputFiles([await aFile('label.jpg'), words]);
  await page.getByRole('button', { name: 'Send the photos' }).click();
  await page.getByText('model.txt: This is not a photo we can read.').waitFor();
  await choice.setInputFiles(await aFile('display.jpg'));
  await page.getByRole('button', { name: 'Send the photos' }).click();
  await page.waitForURL('**/submitted#photos');
  await expect.poll(() => countShown(page)).toBe(2);
  await page.getByRole('button', { name: 'Remove photo 1' }).click();
  await expect.poll(() => page.locator('[data-photo-list] img').count()).toBe(1);
});
