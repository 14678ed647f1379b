import type { Language } from '#content/language.ts';
import { localConditionWords } from '#content/places/conditions/local-condition-words.ts';
import type { LocalFact } from '#content/places/guides/local-fact-form.ts';

/** Facts of a place or a region as rows: a title, the fact, and what to do about it whichever appliance one has. */
export function factRows(facts: readonly LocalFact[], language: Language) {
  return facts.map(({ condition, fact }) => {
    const { title, forHome } = localConditionWords[language][condition];
    return { title, fact: fact[language], advice: forHome };
  });
}
