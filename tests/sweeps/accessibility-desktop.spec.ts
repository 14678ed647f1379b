import { allRules, colorRules, listFaults, listTooWide } from '../support/browser/accessibility.ts';
import { expect, test } from '../support/browser/browser.ts';
import { pathsBut } from '../support/pages/page-kinds.ts';

const paths = pathsBut();

const looks = [
  { width: 1440, colorScheme: 'light', rules: allRules },
  { width: 1440, colorScheme: 'dark', rules: colorRules },
] as const;

test(
  'each kind of page keeps to WCAG 2.2 AA on a desktop, light and dark, and is nowhere wider than the screen',
  { timeout: 600_000 },
  async ({ open }) => {
    // Without motion nothing is judged half way through a fade.
    const page = await open('/', { width: 1440, wantsNoMotion: true });
    for (const path of paths) {
      await page.emulateMedia({ colorScheme: 'light' });
      await page.goto(path);
      expect(await listTooWide(page, [1440]), path).toEqual([]);
      expect(await listFaults(page, looks), path).toEqual([]);
    }
  },
);
