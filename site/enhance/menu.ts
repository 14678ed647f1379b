// The menu and its two lists are <details>, so they open and close by themselves. Script adds what a visitor expects
// besides: a choice, Escape or a click elsewhere closes them.

function closeAll() {
  document.querySelectorAll('header [open]').forEach((list) => list.removeAttribute('open'));
}

function handleEscape() {
  document.querySelector<HTMLElement>('header [open] summary')?.focus();
  closeAll();
  // A list that is open because the pointer is over it goes too, until the pointer leaves (WCAG 1.4.13).
  const hovered = document.querySelector('[data-menu-item]:hover');
  hovered?.setAttribute('data-dismissed', '');
  hovered?.addEventListener('pointerleave', () => hovered.removeAttribute('data-dismissed'), { once: true });
}

/** Closes the mobile menu and the header's lists when they have done their work. */
export function startMenu() {
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') handleEscape();
  });
  addEventListener('click', ({ target }) => {
    // A click on anything in the header but a link is the menu's own business.
    if (!(target instanceof Element && target.matches('header :not(a, a *)'))) closeAll();
  });
  addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element && target.closest('header'))) closeAll();
  });
}
