// A visitor with a browser. A console error, a failed request or an unhandled fault on any page fails the test.
import { chromium, type BrowserContextOptions, type Page } from 'playwright-core';
import { statedCompany } from '#domain/company/company-facts.ts';
import { standingCalendar } from '#domain/opening/opening-calendar.ts';
import { pageToday } from '#domain/opening/page-today.ts';
import { test as base, expect, inject } from 'vitest';

export type Visitor = {
  /** Width of the screen in CSS pixels; up to 768 it is a phone or tablet with touch. Default 1440. */
  readonly width?: number;
  /** Height of the screen. Default: 800 on phones, 900 on others. */
  readonly height?: number;
  /** Default: scripts run. */
  readonly hasScript?: boolean;
  readonly isDark?: boolean;
  readonly wantsNoMotion?: boolean;
  /** Keeps the page for when there is no connection. Default: not, because what a worker asks for passes by what a journey watches. */
  readonly keepsOfflinePage?: boolean;
  readonly timeZone?: string;
  /**
   * The time on the visitor's machine, ISO 8601 with offset. It stands still: `page.clock.runFor` moves it. What is true
   * now is told for that time, too, as on a day without exceptions.
   */
  readonly clock?: string;
  /** Text of the page errors this journey provokes on purpose; any other still fails it. */
  readonly provokes?: string;
  /** Statuses that the server answers this visitor on purpose: 401, say, to who was removed. */
  readonly refusals?: readonly number[];
};

export type OpenPage = (path: string, visitor?: Visitor) => Promise<Page>;

const origin = inject('origin');
const browser = await chromium.connect(inject('browserEndpoint'));

function contextOptions(visitor: Visitor): BrowserContextOptions {
  const { width = 1440, hasScript = true, isDark = false, wantsNoMotion = false, timeZone } = visitor;
  const isPhone = width <= 768;
  const { height = isPhone ? 800 : 900 } = visitor;
  return {
    baseURL: origin,
    viewport: { width, height },
    isMobile: isPhone,
    hasTouch: isPhone,
    javaScriptEnabled: hasScript,
    serviceWorkers: visitor.keepsOfflinePage === true ? 'allow' : 'block',
    colorScheme: isDark ? 'dark' : 'light',
    reducedMotion: wantsNoMotion ? 'reduce' : 'no-preference',
    ...(timeZone === undefined ? {} : { timezoneId: timeZone }),
  };
}

/** Chrome repeats every failed request in the console; we watch the requests themselves and know which may fail. */
const requestRepeated = 'Failed to load resource';

/** Collects what must not happen on a page. A page may itself answer 404 or 422: that is the journey's business. */
function watch(page: Page, faults: string[], { provokes, refusals = [] }: Visitor): void {
  page.on('pageerror', ({ message }) => {
    if (provokes === undefined || !message.includes(provokes)) faults.push(`page error: ${message}`);
  });
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith(requestRepeated))
      faults.push(`console: ${message.text()}`);
  });
  page.on('response', (response) => {
    const isPart = !response.request().isNavigationRequest();
    if (isPart && response.status() >= 400 && !refusals.includes(response.status()))
      faults.push(`${response.status()} ${response.url()}`);
  });
}

/** The server of the journeys goes by the real time; visitors with a time of their own are answered for theirs. */
async function tellToday(page: Page, at: string): Promise<void> {
  const calendar = standingCalendar(statedCompany.hours);
  await page.route('**/api/today?page=*', async (route) => {
    const place = new URL(route.request().url()).searchParams.get('page') ?? undefined;
    await route.fulfill({ json: { page: pageToday(calendar, Date.parse(at), place, 'en') } });
  });
}

async function stopClock(page: Page, at: string): Promise<void> {
  // Playwright stops a clock only at a moment that is still to come.
  await page.clock.install({ time: Date.parse(at) - 1000 });
  await page.clock.pauseAt(at);
}

/** Vitest's test with `open`: opens a page as a visitor, and closes it with a look at what went wrong on it. */
export const test = base.extend<{ open: OpenPage }>({
  open: async ({}, use) => {
    const faults: string[] = [];
    const contexts: { close: () => Promise<void> }[] = [];
    await use(async (path, visitor = {}) => {
      const context = await browser.newContext(contextOptions(visitor));
      // News come within five seconds on a quiet machine; the tests need not have one.
      context.setDefaultTimeout(50_000);
      contexts.push(context);
      const page = await context.newPage();
      watch(page, faults, visitor);
      if (visitor.clock !== undefined) {
        await tellToday(page, visitor.clock);
        await stopClock(page, visitor.clock);
      }
      await page.goto(path);
      return page;
    });
    await Promise.all(contexts.map(async (context) => context.close()));
    expect(faults, `this went wrong in the browser:\n${faults.join('\n')}`).toEqual([]);
  },
});

export { expect };
