// Remembers in the history entry that its form was sent. Browsers without a back-forward cache put old texts back
// into the fields when the visitor returns; the mark tells the fresh page to begin with an empty form.

function readMarks(): object {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null ? state : {};
}

/** Notes on the current history entry that this form was sent. */
export function markFormSent(formId: string) {
  window.history.replaceState({ ...readMarks(), sentForm: formId }, '');
}

/** Whether this form was sent from the current history entry; the mark is taken off. */
export function takeFormSentMark(formId: string): boolean {
  const marks = readMarks();
  if (!('sentForm' in marks) || marks.sentForm !== formId) return false;
  window.history.replaceState({ ...marks, sentForm: undefined }, '');
  return true;
}
