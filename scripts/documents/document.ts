import { readFileSync } from 'node:fs';

/** What is wrong in a document; the line where it can be told. */
export type Problem = { readonly file: string; readonly line?: number; readonly text: string };

/** A document as one line of text, so that a sentence is found however it is wrapped. */
export function readUnwrapped(file: string): string {
  return readFileSync(file, 'utf8').replaceAll(/\s+/gu, ' ');
}
