/** Scroll in pixels beyond which the call button shows, and the widest screen it shows on. Source: specification, section 9. */
const callScroll = 300;
const phoneScreen = '(width <= 768px)';

/** Shows the floating call button and the way back to the top once the page has been scrolled. */
export function startScrollButtons() {
  const callButtons = document.querySelectorAll('[data-call-button]');
  const topLinks = document.querySelectorAll('[data-back-to-top]');
  const phone = window.matchMedia(phoneScreen);
  function show() {
    const callShows = phone.matches && window.scrollY > callScroll;
    callButtons.forEach((button) => button.toggleAttribute('data-visible', callShows));
    const topShows = window.scrollY > window.innerHeight;
    topLinks.forEach((link) => link.toggleAttribute('data-visible', topShows));
  }
  window.addEventListener('scroll', show, { passive: true });
  phone.addEventListener('change', show);
  show();
}
