// The pictures of the README, light and dark: a phone with a page of a city and an appliance, the same on a desktop, the
// page of a request, and a working call board. After a change on purpose: npm run build && npm run read-me-pictures.
import { mkdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { cityServicePath, corePath } from '#domain/paths/paths.ts';
import { rowOf, signIn } from '../support/board/board-page.ts';
import { startBoardServer, type BoardServer } from '../support/board/board-server.ts';
import { test } from '../support/browser/browser.ts';
import { writeWhole } from '../../scripts/progress/whole-file.ts';

const folder = join(import.meta.dirname, '..', '..', 'docs', 'pictures');
/** A Wednesday morning in Florida. */
const clock = '2026-11-18T10:00:00-05:00';
/** Pixels: what a README shows of a phone, and of a desktop. */
const shownWidth = { phone: 390, desktop: 1200 } as const;

const callers = [
  ['Rosa Delgado', '33139', 'refrigerator', 'No cooling since last night.', 4],
  ['Tom Becker', '33702', 'washer', 'Stops before the spin.', 3],
  ['Ana Laurent', '32801', 'dryer', '', 1],
  ['Kim Nguyen', '33301', 'dishwasher', 'Water on the floor.', 1],
  ['Rosa Smith', '33401', 'oven', 'Shows F1.', 1],
  ['Dolores Kane', '34102', 'stove', '', 1],
  ['Will Jones', '33602', 'microwave', 'Turns but does not heat.', 1],
  ['Marta Ruiz', '34236', 'refrigerator', 'Second time this year.', 1],
] as const;

async function keep(page: Page, name: string, width: number): Promise<void> {
  const shot = await page.screenshot({ animations: 'disabled' });
  mkdirSync(folder, { recursive: true });
  const picture = await sharp(shot).resize({ width }).webp({ quality: 84 }).toBuffer();
  await writeWhole(join(folder, `${name}.webp`), (path) => writeFile(path, picture));
}

async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const near = [...document.images].filter(
      (image) => image.checkVisibility() && image.getBoundingClientRect().top < innerHeight,
    );
    await Promise.all(near.map((image) => image.decode()));
  });
}

async function aBusyBoard(): Promise<BoardServer> {
  const server = await startBoardServer();
  for (const [index, [name, zip, appliance, message, minutes]] of callers.entries()) {
    const phone = `(305) 555-01${String(index).padStart(2, '0')}`;
    const email = `caller${index}@example.com`;
    const request_id = `picture-${index}`;
    await server.sendQuote({ name, zip, appliance, message, phone, email, request_id });
    server.passMinutes(minutes);
  }
  return server;
}

for (const isDark of [false, true]) {
  const tone = isDark ? 'dark' : 'light';

  test(`pages, ${tone}`, { timeout: 120_000 }, async ({ open }) => {
    const visitor = { clock, isDark, wantsNoMotion: true } as const;
    const home = await open(corePath('home'), { ...visitor, width: 1440 });
    // The server wrote the page for its own time.
    await home.getByText('Open until 9 pm').filter({ visible: true }).first().waitFor();
    await settle(home);
    await keep(home, `home-desktop-${tone}`, shownWidth.desktop);
    const page = await open(cityServicePath('tampa', 'washer'), { ...visitor, width: 390, height: 844 });
    await page.getByText('Open until 9 pm').filter({ visible: true }).first().waitFor();
    await settle(page);
    await keep(page, `city-and-appliance-phone-${tone}`, shownWidth.phone);
  });

  test(`board, ${tone}`, { timeout: 120_000 }, async ({ open }) => {
    const server = await aBusyBoard();
    const desk = await signIn(server, open, { isDark });
    const quiet = desk.getByRole('button', { name: 'No sound' });
    if (await quiet.isVisible()) await quiet.click();
    await rowOf(desk, 'Rosa Delgado').getByRole('button', { name: 'I’m calling' }).click();
    await desk.getByText('You are calling').first().waitFor();
    await settle(desk);
    await keep(desk, `board-desktop-${tone}`, shownWidth.desktop);
    const phone = await signIn(server, open, { name: 'Leo', isDark, width: 390, height: 844 });
    await rowOf(phone, 'Tom Becker').waitFor();
    const question = phone.getByRole('button', { name: 'No sound' });
    if (await question.isVisible()) await question.click();
    await settle(phone);
    await keep(phone, `board-phone-${tone}`, shownWidth.phone);
  });
}
