import type { Page } from 'playwright-core';

/** Everything that sticks to the screen of a page. */
const sticking = '.header, .call-dock, .back-to-top, [data-sonner-toast]';

type Subject = { readonly selector: string; readonly sticking: string };

function listCovers(subject: Subject): readonly string[] {
  const node = document.querySelector(subject.selector);
  if (node === null) return ['nothing to look at'];
  const target = node.getBoundingClientRect();
  const covers = [...document.querySelectorAll<HTMLElement>(subject.sticking)].filter((element) => {
    if (element.contains(node) || getComputedStyle(element).position === 'static') return false;
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
    const box = element.getBoundingClientRect();
    const [left, right] = [Math.max(box.left, target.left), Math.min(box.right, target.right)];
    const [top, bottom] = [Math.max(box.top, target.top), Math.min(box.bottom, target.bottom)];
    if (left >= right || top >= bottom) return false;
    // Both are there: the one that is met lies above.
    return element.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
  });
  const isOffScreen = target.top < 0 || target.bottom > innerHeight;
  const name = node === document.body ? '' : `: ${node.textContent.trim().slice(0, 30)}`;
  return [
    ...covers.map(({ className }) => className || 'toast'),
    ...(isOffScreen ? ['off the screen'] : []),
  ].map((cover) => `${cover}${name}`);
}

/** What of the header, the call bar, the way to the top and the toasts lies over an element, or that it is off the screen. */
export function coversOf(page: Page, selector: string): Promise<readonly string[]> {
  return page.evaluate(listCovers, { selector, sticking });
}
