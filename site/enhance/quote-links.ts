/**
 * "Get Free Quote" leads to the contact page's form; where a form is on this very page and shown, it scrolls there
 * instead (smoothly, as the style sheet says). The specification shows the home page's form on large screens only.
 */
export function startQuoteLinks() {
  document.addEventListener('click', (event) => {
    const form = document.getElementById('quote-form');
    const isQuoteLink =
      event.target instanceof Element && event.target.closest('a[href$="#quote-form"]') !== null;
    if (!isQuoteLink || !form?.offsetParent) return;
    event.preventDefault();
    form.scrollIntoView();
  });
}
