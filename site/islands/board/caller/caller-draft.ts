// What was typed of a caller, kept for this tab until it is saved or whoever typed it signs out.
import { noCaller, type CallerFields } from './caller-fields.ts';

const draftKey = 'board-caller';

/** What was typed before the window was closed or the page was loaded again, on this tab alone. */
export function readDraft(): CallerFields {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(draftKey) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return noCaller;
    const texts = Object.entries(kept).filter(([name, text]) => name in noCaller && typeof text === 'string');
    return { ...noCaller, ...Object.fromEntries(texts) };
  } catch {
    return noCaller;
  }
}

/** Undefined forgets them: they were saved, or whoever typed signs out. */
export function keepDraft(fields: CallerFields | undefined): void {
  try {
    if (fields === undefined) sessionStorage.removeItem(draftKey);
    else sessionStorage.setItem(draftKey, JSON.stringify(fields));
  } catch {
    // Then it stands in the window alone.
  }
}
