// On a small phone nothing that sticks to the screen covers what the visitor looks at: rectangles, measured.
import { brandPath, cityPath, cityServicePath, corePath, servicePath } from '#domain/paths/paths.ts';
import type { Page } from 'playwright-core';
import { expect, test } from '../support/browser.ts';
import { field, fillIn, quoteForm, send, someAnswers, wakeForm } from '../support/quote-form.ts';

const smallPhone = { width: 360, height: 640, wantsNoMotion: true } as const;

/** A busy machine lays out and scrolls late. */
const patience = { timeout: 8000 };

const forms = [
  ['contact', corePath('contact')],
  ['service', servicePath('washer')],
  ['brand', brandPath('sub-zero')],
  ['city', cityPath('miami')],
  ['city-and-appliance', cityServicePath('miami', 'dryer')],
] as const;

/** What of the header, the call bar and the toasts lies over the element that has the focus, or over one of a selector. */
function listCovers(selector: string): readonly string[] {
  const target = document.querySelector(selector)?.getBoundingClientRect();
  if (target === undefined) return ['nothing to look at'];
  const sticking = [...document.querySelectorAll<HTMLElement>('.header, .call-dock, [data-sonner-toast]')];
  const covers = sticking.filter((element) => {
    if (!element.checkVisibility({ visibilityProperty: true })) return false;
    const { top, bottom } = element.getBoundingClientRect();
    return top < target.bottom && bottom > target.top;
  });
  const isOffScreen = target.top < 0 || target.bottom > innerHeight;
  return [...covers.map(({ className }) => className || 'toast'), ...(isOffScreen ? ['off the screen'] : [])];
}

function coversOf(page: Page, selector: string): Promise<readonly string[]> {
  return page.evaluate(listCovers, selector);
}

async function showToast(page: Page): Promise<void> {
  await page.locator('[data-sonner-toast][data-mounted=true]').waitFor();
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
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
      await expect
        .poll(() => coversOf(page, ':focus'), { ...patience, message: `field ${walked}` })
        .toEqual([]);
      await page.keyboard.press('Tab');
    }
    await expect.poll(() => coversOf(page, ':focus'), { ...patience, message: 'the button' }).toEqual([]);
    expect(walked).toBeGreaterThan(7);
  });
}

for (const [kind, path] of forms.slice(1)) {
  test(`${kind}: "Get Free Quote" leads to the form with its title in view`, async ({ open }) => {
    const page = await open(path, smallPhone);
    await page.locator('main a:visible', { hasText: 'Get Free Quote' }).first().click();
    await expect.poll(() => coversOf(page, '#quote-heading'), patience).toEqual([]);
  });
}

test('from the home page "Get Free Quote" leads to the contact form with its title in view', async ({
  open,
}) => {
  const page = await open('/', smallPhone);
  await page.locator('main a:visible', { hasText: 'Get Free Quote' }).first().click();
  await page.waitForURL('**/contact#quote-form');
  await expect.poll(() => coversOf(page, '.plate:has(#quote-form) :is(h2, h3)'), patience).toEqual([]);
});

test('a toast covers neither the call bar nor the field that is to be mended', async ({ open }) => {
  const page = await open(corePath('contact'), smallPhone);
  await wakeForm(page);
  await fillIn(page, { ...someAnswers('toast@example.com'), appliance: '' });
  await quoteForm(page).locator('button[type=submit]').scrollIntoViewIfNeeded();
  await send(page);
  await showToast(page);
  expect(await coversOf(page, '[name=appliance]')).toEqual([]);
  expect(await coversOf(page, '.call-dock')).toEqual(['call-dock']);
});
