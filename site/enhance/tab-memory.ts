// What this tab remembers while it is open. Visitors can close storage to us: then nothing is remembered.

/** The text under a key, null where there is none, undefined where storage is closed. */
export function recall(key: string): string | null | undefined {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return undefined;
  }
}

/** Remembers a text. Only called after `recall` has answered, so storage is open. */
export function remember(key: string, text: string) {
  sessionStorage.setItem(key, text);
}
