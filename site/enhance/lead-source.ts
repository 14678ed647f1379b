// Where a request came from, so that the company knows which page and which advertisement brought it. It is kept in this
// tab only, and leaves it only with a form that the visitor sends.
import { recall, remember } from './tab-memory.ts';

const memoryKey = 'lead source';
const campaignMark = /^utm_(?:source|medium|campaign|term|content)$/u;
/** What the server keeps of each mark. A long one must never make a request too large to be taken. */
const markLimit = 200;

function describeFirstVisit(): string {
  const visit = new URLSearchParams({
    first_page: location.pathname,
    first_referrer: document.referrer,
    first_at: new Date().toISOString(),
  });
  new URLSearchParams(location.search).forEach((mark, name) => {
    if (campaignMark.test(name)) visit.set(name, mark);
  });
  return visit.toString();
}

/** Adds where the visitor came from to every form that is posted. */
export function startLeadSource() {
  if (recall(memoryKey) === null) remember(memoryKey, describeFirstVisit());
  document.addEventListener('formdata', ({ formData }) => {
    const visit = new URLSearchParams(recall(memoryKey) ?? '');
    visit.set('referrer', document.referrer);
    visit.forEach((mark, name) => formData.set(name, mark.slice(0, markLimit)));
  });
}
