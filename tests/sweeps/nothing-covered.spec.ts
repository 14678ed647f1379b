// On a small phone nothing that sticks to the screen covers what the visitor looks at: rectangles, measured.
import { brandPath, cityPath, cityServicePath, corePath, servicePath } from '#domain/paths/paths.ts';
import type { Page } from 'playwright-core';
import { untilAnimationsEnd } from '../support/browser/animations-end.ts';
import { expect, test } from '../support/browser/browser.ts';
import { coversOf } from '../support/browser/covers.ts';
import { field, fillIn, quoteForm, send, someAnswers, wakeForm } from '../support/requests/quote-form.ts';

const smallPhone = { width: 360, height: 640, wantsNoMotion: true } as const;

const forms = [
  ['contact', corePath('contact')],
  ['service', servicePath('washer')],
  ['brand', brandPath('sub-zero')],
  ['city', cityPath('miami')],
  ['city-and-appliance', cityServicePath('miami', 'dryer')],
] as const;

async function showToast(page: Page): Promise<void> {
  await page.locator('[data-sonner-toast][data-mounted=true]').waitFor();
  await page.evaluate(untilAnimationsEnd);
}

for (const [kind, path] of forms) {
  test(`${kind}: whichever field has the focus, neither the header nor the call bar covers it`, async ({
    open,
  }) => {
    const page = await open(path, smallPhone);
    await wakeForm(page);
    await field(page, 'name').focus();
    const button = quoteForm(page).locator('button[type=submit]');
    const hasFocus = () => button.evaluate((node) => node === document.activeElement);
    let walked = 1;
    // Which fields a form has depends on the page.
    for (; !(await hasFocus()); walked += 1) {
      await expect.poll(() => coversOf(page, ':focus'), { message: `field ${walked}` }).toEqual([]);
      await page.keyboard.press('Tab');
    }
    await expect.poll(() => coversOf(page, ':focus'), { message: 'the button' }).toEqual([]);
    expect(walked).toBeGreaterThan(7);
  });
}

/** Goes to everything on a page that Tab reaches, one after the other: nothing covers it. */
async function walkByKeyboard(page: Page): Promise<void> {
  let steps = 0;
  for (; ; steps += 1) {
    await page.keyboard.press('Tab');
    const place = await page.evaluate(() => {
      const { activeElement } = document;
      if (activeElement === null || activeElement === document.body) return undefined;
      // What is taller than the screen between its bars cannot be free of them.
      return activeElement.getBoundingClientRect().height < innerHeight / 2;
    });
    if (place === undefined) break;
    if (!place) continue;
    // Scrolling to what got the focus takes a frame, and on a busy machine some.
    await expect.poll(() => coversOf(page, ':focus'), { interval: 16 }).toEqual([]);
  }
  expect(steps).toBeGreaterThan(30);
}

for (const [kind, path] of [['home', corePath('home')], ...forms.slice(0, 1), ...forms.slice(3)] as const)
  for (const screen of [smallPhone, { width: 1440, height: 700, wantsNoMotion: true }] as const)
    test(`${kind}, ${screen.width} px wide: nothing covers what the keyboard reaches, from the first link to the last`, async ({
      open,
    }) => {
      const page = await open(path, screen);
      await walkByKeyboard(page);
    });

for (const screen of [smallPhone, { width: 1440, height: 640, wantsNoMotion: true }] as const)
  for (const missing of ['name', 'appliance'] as const)
    test(`${screen.width} px wide, a toast covers neither the call nor the ${missing} that is to be mended`, async ({
      open,
    }) => {
      const page = await open(cityPath('miami'), screen);
      await wakeForm(page);
      await fillIn(page, { ...someAnswers('toast@example.com'), appliance: '' });
      if (missing === 'name') await field(page, 'name').fill('');
      await quoteForm(page).locator('button[type=submit]').scrollIntoViewIfNeeded();
      await send(page);
      await showToast(page);
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')))
        .toBe(missing);
      await expect.poll(() => coversOf(page, ':focus')).toEqual([]);
      if (screen.width < 768) await expect.poll(() => coversOf(page, '.call-dock')).toEqual([]);
    });
