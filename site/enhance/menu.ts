// The menu and its two lists are <details>, so they open and close by themselves. Script adds what a visitor expects
// besides: a choice, Escape or a click elsewhere closes them.

function listOpen(): readonly HTMLDetailsElement[] {
  return [...document.querySelectorAll<HTMLDetailsElement>('[data-menu][open], [data-submenu][open]')];
}

function closeAll() {
  listOpen().forEach((list) => (list.open = false));
}

function handleEscape() {
  listOpen()[0]?.querySelector('summary')?.focus();
  closeAll();
  // A list that is open because the pointer is over it goes too, until the pointer leaves (WCAG 1.4.13).
  const hovered = document.querySelector('[data-menu-item]:hover');
  hovered?.setAttribute('data-dismissed', '');
  hovered?.addEventListener('pointerleave', () => hovered.removeAttribute('data-dismissed'), { once: true });
}

/** Closes the mobile menu and the header's lists when they have done their work. */
export function startMenu() {
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') handleEscape();
  });
  document.addEventListener('click', ({ target }) => {
    // A click on anything in the header but a link is the menu's own business.
    if (!(target instanceof Element && target.matches('header :not(a, a *)'))) closeAll();
  });
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element && target.closest('header'))) closeAll();
  });
}
