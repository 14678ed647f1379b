// Words as this build says them: with the hours and promises of its company filled in.
import type { Language, Localized } from '#content/language.ts';
import { fillFacts } from '#domain/words/fill-facts.ts';
import { standingFacts, type StandingFacts } from '#domain/words/standing-facts.ts';
import { inLanguage } from '#domain/words/wording.ts';
import { settings } from './settings.ts';

/** Of the one company a build is for. */
const facts = new Map<Language, StandingFacts>();

function factsIn(language: Language): StandingFacts {
  const known = facts.get(language) ?? standingFacts(settings.hours, language);
  facts.set(language, known);
  return known;
}

/** The words of a language, every standing fact filled in. */
export function siteWords<Words>(words: Localized<Words>, language: Language): Words {
  return fillFacts(inLanguage(words, language), factsIn(language));
}
