// Remembers in the history entry that its form was sent, and under which id. Who comes back there finds an empty form if
// the request was thanked for, and their own words if it was not.

function readMarks(): object {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null ? state : {};
}

type SentRequest = {
  readonly requestId: string;
  /** The tab keeps what was sent until it is thanked for. */
  readonly isKept: boolean;
};

/** Notes on the current history entry that this form was sent. */
export function markFormSent(formId: string, { requestId, isKept }: SentRequest) {
  window.history.replaceState({ ...readMarks(), sentForm: formId, requestId, isKept }, '');
}

/** The request this form sent from the current history entry; undefined if it sent none. The mark is taken off. */
export function takeSentRequest(formId: string): SentRequest | undefined {
  const marks = readMarks();
  if (!('sentForm' in marks) || marks.sentForm !== formId) return undefined;
  window.history.replaceState({ ...marks, sentForm: undefined, requestId: undefined, isKept: undefined }, '');
  if (!('requestId' in marks) || typeof marks.requestId !== 'string') return undefined;
  return { requestId: marks.requestId, isKept: 'isKept' in marks && marks.isKept === true };
}

/**
 * Whether the thank-you page follows the current entry in this tab's history. Browsers without the Navigation API cannot
 * say: there a form keeps its words, and sent again it is the same request.
 */
export function wasThanked(nextPage: string): boolean {
  if (!('navigation' in window)) return false;
  const { currentEntry } = navigation;
  if (currentEntry === null) return false;
  const next = navigation.entries()[currentEntry.index + 1]?.url;
  return typeof next === 'string' && new URL(next).pathname === nextPage;
}
