/** Scroll in pixels beyond which the call button shows, and the widest screen it shows on. Source: specification, section 9. */
const callScroll = 300;
const phoneScreen = '(width <= 768px)';

function show(selector: string, isShown: boolean) {
  document.querySelector(selector)?.toggleAttribute('data-visible', isShown);
}

/** Shows the floating call button and the way back to the top once the page has been scrolled. */
export function startScrollButtons() {
  function showBoth() {
    show('[data-call-button]', scrollY > callScroll && matchMedia(phoneScreen).matches);
    show('[data-back-to-top]', scrollY > innerHeight);
  }
  addEventListener('scroll', showBoth, { passive: true });
  addEventListener('resize', showBoth);
  showBoth();
}
