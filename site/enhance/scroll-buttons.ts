function show(selector: string, isShown: boolean) {
  document.querySelector(selector)?.toggleAttribute('data-visible', isShown);
}

function showBoth() {
  // In pixels; a style sheet keeps it to phones. Source: specification, section 9.
  show('[data-call-button]', scrollY > 300);
  show('[data-back-to-top]', scrollY > innerHeight);
}

/** Shows the floating call button and the way back to the top once the page has been scrolled. */
export function startScrollButtons() {
  addEventListener('scroll', showBoth, { passive: true });
  // A page comes where it was left, and may have been scrolled before this script came.
  showBoth();
}
