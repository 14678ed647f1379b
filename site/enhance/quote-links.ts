/**
 * "Get Free Quote" leads to the contact page's form; where the form is on this very page and shown, it scrolls there
 * smoothly instead. The specification shows the home page's form on large screens only.
 */
export function startQuoteLinks() {
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || !(event.target instanceof Element)) return;
    const form = document.getElementById('quote-form');
    const isShown = form?.checkVisibility() === true;
    if (!isShown || event.target.closest('a[href$="#quote-form"]') === null) return;
    event.preventDefault();
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    form.scrollIntoView({ behavior: isCalm ? 'instant' : 'smooth', block: 'start' });
    form
      .querySelector<HTMLElement>('input:not([type=hidden], [tabindex="-1"])')
      ?.focus({ preventScroll: true });
  });
}
