import { readFileSync } from 'node:fs';
import { format } from 'oxfmt';
import { z } from 'zod';

/** What is wrong in a document; the line where it can be told. */
export type Problem = { readonly file: string; readonly line?: number; readonly text: string };

/** A document as one line of text, so that a sentence is found however it is wrapped. */
export function readUnwrapped(file: string): string {
  return readFileSync(file, 'utf8').replaceAll(/\s+/gu, ' ');
}

const formatRules = z.object({ singleQuote: z.boolean(), printWidth: z.number() });

/** A document of this name, formatted as `npm run format` would. Fails where that would. */
export async function formatDocument(file: string, text: string): Promise<string> {
  const rules = formatRules.parse(JSON.parse(readFileSync('.oxfmtrc.json', 'utf8')));
  const { code, errors } = await format(file, text, rules);
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join(', '));
  return code;
}
