/**
 * "Get Free Quote" leads to the contact page's form; where a form is on this very page and shown, it scrolls there
 * instead, smoothly by a rule of site/styles/base.css (which costs no script). The specification shows the home page's
 * form on large screens only.
 */
export function startQuoteLinks() {
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element && event.target.closest('[href$="#quote-form"]'))) return;
    const form = document.getElementById('quote-form');
    if (!form?.offsetParent) return;
    event.preventDefault();
    form.scrollIntoView();
  });
}
