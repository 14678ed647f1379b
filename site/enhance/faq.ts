/**
 * One answer open at most. Browsers do this by themselves for <details> of one name; the oldest ones we serve do not.
 */
export function startFaq() {
  document.addEventListener(
    'toggle',
    ({ target }) => {
      if (!(target instanceof HTMLDetailsElement) || !target.open) return;
      target
        .closest('[data-faq]')
        ?.querySelectorAll('details[open]')
        .forEach((answer) => answer !== target && answer.removeAttribute('open'));
    },
    true,
  );
}
