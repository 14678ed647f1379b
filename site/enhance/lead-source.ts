// Where a request came from, so that the company knows which page and which advertisement brought it. It is kept in this
// tab only, and leaves it only with a form that the visitor sends.
import { recall, remember } from './tab-memory.ts';

const memoryKey = 'lead source';
/** What the server keeps of each mark. A long one must never make a request too large to be taken. */
const markLimit = 200;

function describeFirstVisit(): string {
  const visit = new URLSearchParams(location.search);
  [...visit.keys()]
    .filter((name) => !/^utm_(?:source|medium|campaign|term|content)$/u.test(name))
    .forEach((name) => visit.delete(name));
  visit.set('first_page', location.pathname);
  visit.set('first_referrer', document.referrer);
  visit.set('first_at', new Date().toISOString());
  return visit.toString();
}

/** Adds where the visitor came from to every form that is posted. */
export function startLeadSource() {
  if (recall(memoryKey) === null) remember(memoryKey, describeFirstVisit());
  document.addEventListener('formdata', ({ formData }) => {
    formData.set('referrer', document.referrer.slice(0, markLimit));
    new URLSearchParams(recall(memoryKey) ?? '').forEach((mark, name) =>
      formData.set(name, mark.slice(0, markLimit)),
    );
  });
}
