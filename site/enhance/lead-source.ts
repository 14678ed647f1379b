// Where a request came from, so that the company knows which page and which advertisement brought it: the first touch, and
// the last from outside. It is kept in this tab only, and leaves it only with a form that the visitor sends.
import { recall, remember } from './tab-memory.ts';

const memoryKey = 'lead source';
/** What the server keeps of each mark. A long one must never make a request too large to be taken. */
const markLimit = 200;

/** Adds where the visitor came from to every form that is posted. */
export function startLeadSource() {
  const known = recall(memoryKey);
  const visit = new URLSearchParams(known ?? '');
  // Of a page elsewhere the server keeps the host; a page of this site led nowhere.
  const isInside = document.referrer.startsWith(`${location.origin}/`);
  const referrer = isInside ? '' : document.referrer;
  // Who left a page before this script was there began on that page.
  const address = new URL(isInside && !known ? document.referrer : location.href);
  const touch = (prefix: string) => {
    visit.set(`${prefix}referrer`, referrer);
    // The campaign marks of domain/requests/lead-source.ts; importing them makes every page's script heavier.
    for (const mark of ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'])
      visit.set(prefix + mark, address.searchParams.get(mark) ?? '');
  };
  if (!known) {
    visit.set('first_page', address.pathname);
    touch('first_');
  }
  if (referrer || address.search.includes('utm_')) touch('');
  if (known !== undefined) remember(memoryKey, visit.toString());
  addEventListener('formdata', ({ formData }) =>
    visit.forEach((mark, name) => formData.set(name, mark.slice(0, markLimit))),
  );
}
