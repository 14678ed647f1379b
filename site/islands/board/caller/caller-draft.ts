// What was typed of a caller, kept for this tab until it is saved or canceled, or whoever typed it signs out.
import { noCaller, type CallerFields } from './caller-fields.ts';

const draftKey = 'board-caller';

/** What was typed before the window was left or the page was loaded again, on this tab alone; undefined if nothing was. */
export function readDraft(): CallerFields | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(draftKey) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return undefined;
    const texts = Object.entries(kept).filter(
      ([name, text]) => name in noCaller && typeof text === 'string' && text !== '',
    );
    return texts.length === 0 ? undefined : { ...noCaller, ...Object.fromEntries(texts) };
  } catch {
    return undefined;
  }
}

/** Undefined forgets them: they were saved or canceled, or whoever typed signs out. */
export function keepDraft(fields: CallerFields | undefined): void {
  try {
    if (fields === undefined) sessionStorage.removeItem(draftKey);
    else sessionStorage.setItem(draftKey, JSON.stringify(fields));
  } catch {
    // Then it stands in the window alone.
  }
}
