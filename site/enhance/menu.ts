// The menu and its two lists are <details>, so they open and close by themselves. Script adds what a visitor expects
// besides: a choice, Escape or a click elsewhere closes them.

function isOpenDetails(element: Element): element is HTMLDetailsElement {
  return element instanceof HTMLDetailsElement && element.open;
}

function listOpen(selector: string): readonly HTMLDetailsElement[] {
  return [...document.querySelectorAll(selector)].filter(isOpenDetails);
}

function close(lists: readonly HTMLDetailsElement[]) {
  lists.forEach((list) => (list.open = false));
}

function handleEscape() {
  const [list] = [...listOpen('[data-submenu]'), ...listOpen('[data-menu]')];
  list?.querySelector('summary')?.focus();
  close(list === undefined ? [] : [list]);
  // A list that is open because the pointer is over it goes too, until the pointer leaves (WCAG 1.4.13).
  document.querySelectorAll('[data-menu-item]:hover').forEach((item) => {
    item.setAttribute('data-dismissed', '');
    item.addEventListener('pointerleave', () => item.removeAttribute('data-dismissed'), { once: true });
  });
}

/** Closes the mobile menu and the header's lists when they have done their work. */
export function startMenu() {
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') handleEscape();
  });
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    const isChoice = target.closest('header a') !== null;
    const inHeader = target.closest('header') !== null;
    if (isChoice || !inHeader) close(listOpen('[data-menu], [data-submenu]'));
  });
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element)) return;
    const item = target.closest('[data-menu-item]');
    close(listOpen('[data-submenu]').filter((list) => list.closest('[data-menu-item]') !== item));
  });
  // Back from another page out of the browser's cache: the menu is closed, as on every new page.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) close(listOpen('[data-menu], [data-submenu]'));
  });
}
