// Menu, dropdowns, questions and spinner.
import { corePath } from '#domain/paths/paths.ts';
import { expect, inject } from 'vitest';
import { startHoldingProxy } from '../../support/network/holding-proxy.ts';
import { phone, type EngineTest } from '../visitor/engine-test.ts';

const menu = 'nav.menu';
const services = 'nav a[href^="/services/"]';

const hidden = (selector: string) =>
  `!document.querySelector('${selector}').checkVisibility({ visibilityProperty: true })`;

/** The page's own script, which comes after the first paint, has taken the style for paper. */
const isScripted = `document.querySelector('body > link[media="print"]')`;

export function findOnesWay(test: EngineTest): void {
  for (const hasScript of [true, false])
    test(`${hasScript ? 'with' : 'without'} script, the menu opens on a phone and leads on`, async ({
      visit,
    }) => {
      const visitor = await visit({ ...phone, hasScript });
      await visitor.open('/');
      expect(await visitor.isSeen(menu)).toBe(false);
      await visitor.press('[data-menu-toggle]');
      await visitor.read('Serving Miami to Jupiter, FL and surrounding areas', menu);
      await visitor.see({ kind: 'link', name: 'Call Now for Service', within: menu });
      await visitor.see(`${menu} a[href^="tel:+1"]`);
      await visitor.press('[data-menu-toggle]');
      await visitor.untilTrue(hidden(menu));
      await visitor.press('[data-menu-toggle]');
      await visitor.press({ kind: 'link', name: 'Contact', within: menu });
      await visitor.untilAt(corePath('contact'));
      await visitor.back();
      await visitor.untilAt('/');
      // Without script a page that the browser kept whole comes back as it was left.
      if (hasScript) await visitor.untilTrue(hidden(menu));
    });

  for (const hasScript of [true, false])
    test(`${hasScript ? 'with' : 'without'} script, a question opens at a press, and closes`, async ({
      visit,
    }) => {
      const visitor = await visit({ ...phone, hasScript });
      await visitor.open('/');
      const first = '[data-faq] details:nth-of-type(1)';
      await visitor.press(`${first} summary`);
      await visitor.see(`${first}[open]`);
      await visitor.press(`${first} summary`);
      await visitor.untilTrue(`!document.querySelector('${first}[open]')`);
    });

  test('the dropdowns open on hover, nine services and six areas, and one at a time', async ({ visit }) => {
    const visitor = await visit();
    await visitor.open('/');
    expect(await visitor.isSeen(services)).toBe(false);
    await visitor.rest({ kind: 'link', name: 'Services', within: menu });
    await visitor.see(services);
    expect(await visitor.evaluate(`document.querySelectorAll('${menu} a[href^="/services/"]').length`)).toBe(
      9,
    );
    await visitor.rest({ kind: 'link', name: 'Service Area', within: menu });
    await visitor.see(`${menu} a[href="/west-central-florida"]`);
    await visitor.untilTrue(hidden(services));
  });

  test('the dropdowns open, are walked and close by keyboard', async ({ visit }) => {
    const visitor = await visit();
    await visitor.open('/');
    await visitor.untilTrue(isScripted);
    await visitor.evaluate(`document.querySelector('${menu} a[href="/services"]').focus()`);
    await visitor.key('Tab');
    await visitor.key('Enter');
    await visitor.see(services);
    await visitor.key('Tab');
    await visitor.untilTrue(`document.activeElement === document.querySelector('${services}')`);
    await visitor.key('Escape');
    await visitor.untilTrue(hidden(services));
  });

  waitForAPage(test, 'that takes its time', /^\/about$/u);

  test('who goes back while a file is still coming gets there', async ({ visit }) => {
    const visitor = await visit(phone);
    await visitor.open('/');
    await visitor.press(`footer a[href="${corePath('about')}"]`);
    await visitor.untilAt(corePath('about'));
    await visitor.untilTrue(isScripted);
    // What a browser that stops its fetches before the page knows of the press tells it, through Vite.
    await visitor.evaluate(`void (() => {
      history.back();
      dispatchEvent(Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload: new Error('stopped') }));
    })()`);
    await visitor.untilAt('/');
  });
}

/** What is held stays away until the spinner was seen. */
export function waitForAPage(test: EngineTest, what: string, held: RegExp): void {
  test(`a page ${what} shows the spinner, and coming back does not leave it there`, async ({ visit }) => {
    const about = corePath('about');
    const seen = '/healthz?spinner-seen';
    const visitor = await visit({ ...phone, origin: await startHoldingProxy(inject('origin'), held, seen) });
    await visitor.open('/');
    // While the next page is on its way browsers answer no questions about this one, so the page itself tells what it sees; of
    // all that a page can send, WebKit lets only this through then.
    await visitor.evaluate(`void new MutationObserver(() => {
      const spinner = document.querySelector('[data-page-spinner]:not([hidden])');
      if (!spinner) return;
      sessionStorage.setItem('spinner', spinner.innerText);
      navigator.sendBeacon('${seen}');
    }).observe(document, { attributes: true, childList: true, subtree: true })`);
    await visitor.press(`footer a[href="${about}"]`);
    await visitor.untilAt(about);
    expect(await visitor.evaluate('sessionStorage.getItem("spinner")')).toContain('Loading page...');
    await visitor.back();
    await visitor.untilAt('/');
    await visitor.untilTrue(hidden('[data-page-spinner]'));
  });
}
