// Chromium, driven by Playwright as in tests/journeys.
import { chromium, type Browser, type Page } from 'playwright-core';
import { findBrowser } from '../../support/browser/find-browser.ts';
import type { Engine, Guise, Tab } from './engine.ts';

const phoneWidth = 768;
/** Chromium repeats every refusal in the console, of pages too, which a journey may meet on purpose. */
const requestRepeated = 'Failed to load resource';

function asTab(page: Page, faults: readonly string[]): Tab {
  return {
    async open(address) {
      await page.goto(address);
    },
    async reload() {
      await page.reload();
    },
    async back() {
      await page.goBack();
    },
    evaluate: (expression) => page.evaluate<unknown>(expression),
    async point({ x, y }, isResting = false) {
      if (isResting) await page.mouse.move(x, y);
      else await page.mouse.click(x, y);
    },
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    takePicture: () => page.screenshot(),
    listFaults: () => faults,
    close: () => page.context().close(),
  };
}

async function openTab(browser: Browser, { width, height, hasScript, timeZone }: Guise): Promise<Tab> {
  const isPhone = width <= phoneWidth;
  const context = await browser.newContext({
    viewport: { width, height },
    isMobile: isPhone,
    hasTouch: isPhone,
    javaScriptEnabled: hasScript,
    ...(timeZone === undefined ? {} : { timezoneId: timeZone }),
  });
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith(requestRepeated))
      faults.push(message.text());
  });
  return asTab(page, faults);
}

export async function startChromium(): Promise<Engine> {
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  return { newTab: (guise) => openTab(browser, guise), close: () => browser.close() };
}
