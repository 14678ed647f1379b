// The forms of a request that are of use by now, brought into a page that is open: the desk may have set the visit that
// the page still offers windows for.

const windows = '[data-request-windows]';

/** What helps before a visit, and nobody needs after it. */
const bands = '#photos, [data-request-ready]';

/** Whether somebody is choosing here, or has chosen and not sent it yet. */
function isInUse(section: Element): boolean {
  const choices = [...section.querySelectorAll<HTMLInputElement>('input[type=radio]')];
  const texts = [
    ...section.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
      'input:not([type=hidden], [type=radio]), textarea',
    ),
  ];
  return (
    section.contains(document.activeElement) ||
    choices.some(({ checked, defaultChecked }) => checked !== defaultChecked) ||
    texts.some(({ value, defaultValue }) => value !== defaultValue)
  );
}

/** Shows the forms that a newer copy of the page has. What somebody is typing in stays; so do windows, while they are offered. */
export function showForms(page: Document): void {
  const [details, newDetails] = [document, page].map((one) =>
    [...one.querySelectorAll('[data-request-form]')].map((form) => form.closest('details')),
  );
  for (const [place, shown] of (details ?? []).entries()) {
    const news = newDetails?.[place];
    if (shown && news && !(news.hidden && isInUse(shown))) shown.hidden = news.hidden;
  }
  for (const [place, shown] of document.querySelectorAll<HTMLElement>(bands).entries()) {
    const news = page.querySelectorAll<HTMLElement>(bands)[place];
    if (news === undefined) continue;
    shown.hidden = news.hidden;
    shown.toggleAttribute('data-closed', news.hasAttribute('data-closed'));
  }
  const after = page.querySelectorAll<HTMLElement>(windows);
  for (const [place, shown] of document.querySelectorAll<HTMLElement>(windows).entries()) {
    const news = after[place];
    if (news === undefined || (shown.hidden === news.hidden && isInUse(shown))) continue;
    shown.hidden = news.hidden;
    if (shown.innerHTML !== news.innerHTML) shown.replaceChildren(...news.childNodes);
  }
}
