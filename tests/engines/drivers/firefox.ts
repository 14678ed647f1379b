// Firefox, driven by Puppeteer over WebDriver BiDi. Without script it is a Firefox of its own: only a preference switches it off.
import { hash } from 'node:crypto';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import type { Engine, Guise, Tab } from './engine.ts';
import { findFirefox } from '../../support/browser/find-engines.ts';

function asTab(page: Page, faults: readonly string[]): Tab {
  async function leave(how: string): Promise<void> {
    await page.evaluate(`void ${how}`);
  }
  return {
    async open(address) {
      await page.goto(address);
    },
    // Puppeteer's own wait for a load that a page which Firefox kept whole does not have.
    reload: () => leave('location.reload()'),
    back: () => leave('history.back()'),
    evaluate: (expression) => page.evaluate(expression),
    async point({ x, y }, isResting = false) {
      if (isResting) await page.mouse.move(x, y);
      else await page.mouse.click(x, y);
    },
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    takePicture: () => page.screenshot(),
    listFaults: () => faults,
    close: () => page.browserContext().close(),
  };
}

/** Of nothing, in SHA-384: Firefox says that a script whose page was left while it came does not have its hash, but this one. */
const hashOfNothing = hash('sha384', '', 'base64');

async function openTab(browser: Browser, { width, height, timeZone }: Guise): Promise<Tab> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  const faults: string[] = [];
  // It comes now as an error, now as a message.
  const tell = (fault: string) => {
    if (!fault.includes(hashOfNothing)) faults.push(`${page.url()}: ${fault}`);
  };
  // A breach of the policy comes as an error, too.
  page.on('pageerror', (fault) => tell(fault instanceof Error ? fault.message : String(fault)));
  page.on('console', (message) => {
    if (message.type() === 'error') tell(message.text());
  });
  await page.setViewport({ width, height });
  if (timeZone !== undefined) await page.emulateTimezone(timeZone);
  return asTab(page, faults);
}

async function launch(hasScript: boolean): Promise<Browser> {
  const executablePath = findFirefox();
  if (executablePath === undefined) throw new Error('No Firefox found ("apt-get install firefox-esr")');
  return puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    extraPrefsFirefox: {
      'javascript.enabled': hasScript,
      // Phones draw scroll bars over the page.
      'ui.useOverlayScrollbars': 1,
      // A machine without a mouse would have none on the page: it is fine (2) and can hover (4).
      'ui.primaryPointerCapabilities': 6,
      'ui.allPointerCapabilities': 6,
    },
  });
}

export function startFirefox(): Promise<Engine> {
  const running = new Map<boolean, Promise<Browser>>();
  function find(hasScript: boolean): Promise<Browser> {
    const browser = running.get(hasScript) ?? launch(hasScript);
    running.set(hasScript, browser);
    return browser;
  }
  return Promise.resolve({
    newTab: async (guise) => openTab(await find(guise.hasScript), guise),
    async close() {
      for (const browser of await Promise.all(running.values())) await browser.close();
    },
  });
}
