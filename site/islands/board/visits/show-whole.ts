// What is opened over its neighbors is shown whole: above its card where there is no room below, and else the page moves along.

/** What stands over the lower edge of a phone: the tabs. */
const barPx = 72;

/** Given as the `ref` of what was opened; its parent is what it belongs to. */
export function showWhole(opened: HTMLElement | null): void {
  const card = opened?.parentElement;
  if (opened === null || card === null || card === undefined) return;
  const { bottom, height } = opened.getBoundingClientRect();
  const isBelow = bottom > window.innerHeight - barPx;
  opened.toggleAttribute('data-above', isBelow && card.getBoundingClientRect().top > height);
  if (isBelow) opened.scrollIntoView({ block: 'nearest' });
}
