import {
  allRules,
  colorRules,
  listFaults,
  listTooWide,
  sizeRules,
} from '../support/browser/accessibility.ts';
import { expect, test } from '../support/browser/browser.ts';
import { pathsBut } from '../support/pages/page-kinds.ts';

const paths = pathsBut();

const looks = [
  { width: 360, colorScheme: 'light', rules: allRules },
  { width: 360, colorScheme: 'dark', rules: colorRules },
  { width: 768, colorScheme: 'light', rules: sizeRules },
] as const;

/** A phone, a tablet, and a desktop at 200 % zoom, which has 720 CSS pixels. */
const widths = [360, 768, 720];

test(
  'each kind of page keeps to WCAG 2.2 AA on a phone and a tablet, light and dark, and is nowhere wider than the screen',
  { timeout: 600_000 },
  async ({ open }) => {
    // Without motion nothing is judged half way through a fade.
    const page = await open('/', { width: 360, wantsNoMotion: true });
    for (const path of paths) {
      await page.emulateMedia({ colorScheme: 'light' });
      await page.goto(path);
      expect(await listTooWide(page, widths), path).toEqual([]);
      expect(await listFaults(page, looks), path).toEqual([]);
    }
  },
);
