import type { StandingFacts } from './standing-facts.ts';

/** {hours}, {minutes}, … of a text; a name that is no standing fact is left for the caller to fill. */
function fillIn(text: string, facts: StandingFacts): string {
  const values = new Map<string, string>(Object.entries(facts));
  return text.replaceAll(/\{(\w+)\}/gu, (match, name: string) => values.get(name) ?? match);
}

/**
 * Words with the standing facts put where they are named: "Ask before {cutoff}" is "Ask before 4 pm". Takes a text, or
 * texts in lists and objects; of a function it fills what it returns. All else stays as it is.
 */
export function fillFacts<Words>(words: Words, facts: StandingFacts): Words;
export function fillFacts(words: unknown, facts: StandingFacts): unknown {
  if (typeof words === 'string') return fillIn(words, facts);
  if (typeof words === 'function') {
    return (...given: readonly unknown[]) =>
      fillFacts<unknown>(Reflect.apply(words, undefined, given), facts);
  }
  if (Array.isArray(words)) return words.map((part) => fillFacts<unknown>(part, facts));
  if (typeof words !== 'object' || words === null) return words;
  return Object.fromEntries(
    Object.entries(words).map(([key, part]) => [key, fillFacts<unknown>(part, facts)]),
  );
}
