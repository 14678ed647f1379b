// What was sent and not yet answered, as this tab remembers it: gone with the tab, and never sent anywhere but to the form's own
// address. Visitors can close storage to us: then the browser's own Back has to do.

export type UnsentRequest = {
  readonly requestId: string;
  /** What stood in the form's fields, by their names. A box that was not ticked is not among them. */
  readonly fields: readonly (readonly [name: string, text: string])[];
};

/** The id of the form that was sent last, by which the thank-you page knows whose request it is about. */
const lastKey = 'unsent form';
const keyOf = (formId: string) => `unsent ${formId}`;

function isField(given: unknown): given is readonly [string, string] {
  return Array.isArray(given) && given.length === 2 && given.every((part) => typeof part === 'string');
}

function parseRequest(kept: string | null): UnsentRequest | undefined {
  try {
    const given: unknown = JSON.parse(kept ?? 'null');
    if (typeof given !== 'object' || given === null || !('requestId' in given) || !('fields' in given))
      return undefined;
    const { requestId, fields } = given;
    if (typeof requestId !== 'string' || !Array.isArray(fields) || !fields.every(isField)) return undefined;
    return { requestId, fields };
  } catch {
    return undefined;
  }
}

/** Keeps what a form sends until an answer is seen; false where storage is closed or full. */
export function keepUnsent(formId: string, request: UnsentRequest): boolean {
  try {
    sessionStorage.setItem(keyOf(formId), JSON.stringify(request));
    sessionStorage.setItem(lastKey, formId);
    return true;
  } catch {
    return false;
  }
}

/** What this form sent without an answer. */
export function recallUnsent(formId: string): UnsentRequest | undefined {
  try {
    return parseRequest(sessionStorage.getItem(keyOf(formId)));
  } catch {
    return undefined;
  }
}

export function forgetUnsent(formId: string): void {
  try {
    sessionStorage.removeItem(keyOf(formId));
  } catch {
    // Closed: nothing was kept.
  }
}

/** The server has the request that was sent last. */
export function forgetAnswered(): void {
  try {
    forgetUnsent(sessionStorage.getItem(lastKey) ?? '');
    sessionStorage.removeItem(lastKey);
  } catch {
    // Closed: nothing was kept.
  }
}
