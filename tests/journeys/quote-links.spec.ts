import { expect, test } from '../support/browser.ts';
import { wakeForm } from '../support/quote-form.ts';

/** Notes how the page scrolls when it is asked to. */
const listen = `(() => {
  const plain = Element.prototype.scrollIntoView;
  Element.prototype.scrollIntoView = function (options) {
    globalThis.askedBehavior = getComputedStyle(document.documentElement).scrollBehavior;
    plain.call(this, options);
  };
})()`;

for (const [wantsNoMotion, behavior] of [
  [false, 'smooth'],
  [true, 'auto'],
] as const) {
  test(`"Get Free Quote" scrolls to the form, ${behavior === 'smooth' ? 'smoothly' : 'at once for who wants no motion'}`, async ({
    open,
  }) => {
    const page = await open('/', { wantsNoMotion });
    await wakeForm(page);
    await page.evaluate(listen);
    await page.getByRole('link', { name: 'Get Free Quote' }).first().click();
    expect(await page.evaluate('globalThis.askedBehavior')).toBe(behavior);
    expect(new URL(page.url()).pathname).toBe('/');
  });
}
