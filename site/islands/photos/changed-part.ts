// A post of photos is answered in JSON, with the part of the page that it changed.
import { partHeader } from '#domain/answers/answer-parts.ts';

/** Headers that ask for such an answer. */
export const asksPart = { Accept: 'application/json', [partHeader]: 'request' } as const;

/** A text of an answer; throws if it has none by that name. */
export function readText(answer: string, name: 'part' | 'problem'): string {
  const said: unknown = JSON.parse(answer);
  const texts = new Map<string, unknown>(
    typeof said === 'object' && said !== null ? Object.entries(said) : [],
  );
  const text = texts.get(name);
  if (typeof text !== 'string') throw new Error(`an answer without ${name}`);
  return text;
}
