/** Scroll in pixels beyond which the call button shows; a style sheet keeps it to phones. Source: specification, section 9. */
const callScroll = 300;

function show(selector: string, isShown: boolean) {
  document.querySelector(selector)?.toggleAttribute('data-visible', isShown);
}

function showBoth() {
  show('[data-call-button]', scrollY > callScroll);
  show('[data-back-to-top]', scrollY > innerHeight);
}

/** Shows the floating call button and the way back to the top once the page has been scrolled. */
export function startScrollButtons() {
  addEventListener('scroll', showBoth, { passive: true });
  showBoth();
}
