// What people with a phone, or with large letters, find on each kind of page.
import type { RunOptions } from 'axe-core';
import { listFaults } from '../support/browser/accessibility.ts';
import { layOutAll } from '../support/browser/lay-out-all.ts';
import { cityServicePath, corePath, servicePath } from '#domain/paths/paths.ts';
import { expect, test } from '../support/browser/browser.ts';
import { pathsBut } from '../support/pages/page-kinds.ts';
import { wakeForm } from '../support/requests/quote-form.ts';

/** What axe calls good practice: everything stands in a landmark, and no two are called the same. */
const landmarkRules: RunOptions = {
  runOnly: {
    type: 'rule',
    values: ['region', 'landmark-unique', 'landmark-one-main', 'landmark-no-duplicate-contentinfo'],
  },
  resultTypes: ['violations'],
};

const paths = [...pathsBut(), corePath('terms')];
/** Pages of text and lists. */
const listed: ReadonlySet<string> = new Set([corePath('privacy'), corePath('terms'), corePath('sitemap')]);

/** The calls that can be pressed on the screen as it is: in the header, and in the page. */
function listCalls(): readonly string[] {
  return [...document.querySelectorAll('a[href^="tel:"]')]
    .filter((call) => {
      const { top, bottom } = call.getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight && call.checkVisibility({ visibilityProperty: true });
    })
    .map((call) => (call.closest('header') === null ? 'page' : 'header'));
}

test('a call stands in the header of every page at every width, and on the first screen of those that are all text', async ({
  open,
}) => {
  const page = await open('/robots.txt', { width: 360, wantsNoMotion: true });
  for (const path of paths) {
    await page.goto(path);
    for (const width of [360, 767, 768, 769, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const calls = await page.evaluate(listCalls);
      expect(calls, `${path} ${width}`).toContain('header');
      if (listed.has(path)) expect(calls, `${path} ${width}`).toContain('page');
    }
  }
});

test('letters twice as large fit a phone: no page scrolls sideways, and the menu can be read', async ({
  open,
}) => {
  const page = await open('/robots.txt', { width: 360, wantsNoMotion: true });
  for (const path of paths) {
    await page.goto(path);
    await page.evaluate(layOutAll);
    // A page takes its new measures over two frames.
    await page.evaluate(async () => {
      document.documentElement.style.setProperty('font-size', '200%');
      for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
    });
    const { scrollWidth, menuEnds } = await page.evaluate(() => ({
      scrollWidth: document.documentElement.scrollWidth,
      menuEnds: document.querySelector('[data-menu-toggle]')?.getBoundingClientRect().right,
    }));
    expect(scrollWidth, path).toBe(360);
    expect(menuEnds, path).toBeLessThanOrEqual(360);
  }
});

test('a phone’s first screen of the home page has heading, price, call and the start of the picture', async ({
  open,
}) => {
  const page = await open(corePath('home'), { width: 360, height: 740, wantsNoMotion: true });
  const { heading, price, call, picture } = await page.evaluate(() => {
    const boxOf = (element: Element | null | undefined) => {
      const { top, bottom } = element?.getBoundingClientRect() ?? new DOMRect();
      return { top, bottom };
    };
    const call = document.querySelector('main a[href^="tel:"]');
    return {
      heading: boxOf(document.querySelector('h1')),
      price: boxOf(call?.parentElement?.previousElementSibling),
      call: boxOf(call),
      picture: boxOf(document.querySelector('.hero-film')),
    };
  });
  expect(heading.bottom).toBeLessThan(price.top);
  expect(price.bottom).toBeLessThan(call.top);
  expect(call.bottom).toBeLessThan(picture.top);
  expect(picture.top).toBeLessThan(500);
});

for (const hasScript of [true, false])
  test(`on a low screen the form stays in view beside the page, ${hasScript ? 'short until somebody begins' : 'whole without script'}`, async ({
    open,
  }) => {
    const page = await open(servicePath('washer'), { height: 768, hasScript, wantsNoMotion: true });
    const shown = async () =>
      page
        .locator('.quote-fields :is(input, select)')
        .filter({ visible: true })
        .evaluateAll((controls) => controls.map((control) => control.getAttribute('name')));
    const required = ['name', 'phone', 'email', 'zip', 'appliance'];
    await page.evaluate(() => {
      const top = document.querySelector('#quote-form')?.getBoundingClientRect().top ?? 0;
      scrollTo({ top: top + 600, behavior: 'instant' });
    });
    await page.locator('#quote-form').waitFor();
    if (hasScript) {
      expect(await shown()).toEqual(required);
      await wakeForm(page);
      await page.locator('#quote-form [type=submit]').click();
    }
    await expect.poll(shown).toEqual(expect.arrayContaining([...required, 'preferredTime', 'urgent']));
    const box = await page.locator('.quote-aside').boundingBox();
    expect(box?.y).toBeGreaterThan(0);
    expect((box?.y ?? 0) + (box?.height ?? Infinity)).toBeLessThanOrEqual(768);
  });

test('everything on a page stands in a landmark, each with a name of its own', async ({ open }) => {
  const page = await open('/robots.txt', { width: 360, wantsNoMotion: true });
  for (const path of paths) {
    await page.goto(path);
    expect(
      await listFaults(page, [{ width: 360, colorScheme: 'light', rules: landmarkRules }]),
      path,
    ).toEqual([]);
  }
});

test('a city-and-appliance page is at most 6,000 pixels long on a phone', async ({ open }) => {
  const page = await open('/robots.txt', { width: 360, wantsNoMotion: true });
  // The longest of all, for their facts, dangers and long addresses.
  for (const path of [
    cityServicePath('brooksville', 'refrigerator'),
    cityServicePath('pompano-beach', 'dryer'),
    cityServicePath('naples', 'stove'),
    cityServicePath('mims', 'refrigerator'),
    cityServicePath('sunny-isles-beach', 'oven'),
    cityServicePath('key-biscayne', 'stove'),
    cityServicePath('west-palm-beach', 'stove'),
    cityServicePath('brooksville', 'stove'),
    cityServicePath('zephyrhills', 'stove'),
    cityServicePath('punta-gorda', 'microwave'),
    cityServicePath('tampa', 'dryer'),
  ]) {
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollHeight), path).toBeLessThanOrEqual(6000);
  }
});
