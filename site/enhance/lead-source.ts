// Where a request came from, so that the company knows which page and which advertisement brought it. It is kept in this
// tab only, and leaves it only with a form that the visitor sends.

const storageKey = 'lead source';
const campaignMarks = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'] as const;

function readFirstVisit(): readonly (readonly [string, string])[] {
  const query = new URLSearchParams(window.location.search);
  return [
    ['first_page', window.location.pathname],
    ['first_referrer', document.referrer],
    ['first_at', new Date().toISOString()],
    ...campaignMarks.map((mark) => [mark, query.get(mark) ?? ''] as const),
  ];
}

function keepFirstVisit() {
  try {
    if (window.sessionStorage.getItem(storageKey) === null) {
      window.sessionStorage.setItem(
        storageKey,
        new URLSearchParams(readFirstVisit().map((mark) => [...mark])).toString(),
      );
    }
  } catch {
    // Storage is closed to us: the request goes without its source.
  }
}

function readStoredVisit(): URLSearchParams {
  try {
    return new URLSearchParams(window.sessionStorage.getItem(storageKey) ?? '');
  } catch {
    return new URLSearchParams();
  }
}

/** Adds where the visitor came from to every form that is posted. */
export function startLeadSource() {
  keepFirstVisit();
  document.addEventListener('formdata', ({ formData }) => {
    formData.set('referrer', document.referrer);
    readStoredVisit().forEach((mark, name) => {
      if (mark !== '') formData.set(name, mark);
    });
  });
}
