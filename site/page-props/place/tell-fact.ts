// What a page of a city and an appliance says of one fact of the place: in its notes, in a sign, on a closed sign.
import type { Service } from '#content/catalogue/services.ts';
import type { Language } from '#content/language.ts';
import type { City } from '#content/places/cities.ts';
import type { ConditionWords } from '#content/places/conditions/local-condition-form.ts';
import { localConditionWords } from '#content/places/conditions/local-condition-words.ts';
import type { LocalFact } from '#content/places/guides/local-fact-form.ts';
import { cityServicePageWords } from '#content/words/places/city-service-page-words.ts';
import { hasSharedBuildings } from '#domain/places/shared-buildings.ts';
import type { LocalNote } from '#site/sections/place/LocalNotes.tsx';

/** What is said of a condition for an appliance in a city; undefined where it changes nothing for it. */
function wordsOf(city: City, fact: LocalFact, service: Service, language: Language) {
  const words: ConditionWords = localConditionWords[language][fact.condition];
  const of = words.services[service.slug];
  if (of?.adviceForHouses === undefined || hasSharedBuildings(city)) return of;
  return { ...of, advice: of.adviceForHouses };
}

/** What a note is about, for its closed sign. */
export function tellTopic({ condition, lines }: LocalFact, service: Service, language: Language): string {
  return lines?.[service.slug]?.topic?.[language] ?? localConditionWords[language][condition].title;
}

/** A fact beside the sign that it makes likelier: why, and what to do. A line says both already. */
export function tellBecause(
  city: City,
  fact: LocalFact,
  service: Service,
  language: Language,
  heading: string,
) {
  const line = fact.lines?.[service.slug]?.[language];
  const { noteInSign } = cityServicePageWords[language];
  if (line !== undefined) return { fact: noteInSign(line, heading), help: '' };
  const words = wordsOf(city, fact, service, language);
  return { fact: fact.fact[language], help: [words?.reason, words?.advice].filter(Boolean).join(' ') };
}

/** A note of "Good to know in Jupiter": the line of the fact for this appliance, or the fact and what to do about it wherever it is true. */
export function tellNote(city: City, fact: LocalFact, service: Service, language: Language): LocalNote {
  const line = fact.lines?.[service.slug];
  const topic = tellTopic(fact, service, language);
  if (line !== undefined) return { note: line[language], sign: line.sign, topic };
  return { note: fact.fact[language], shared: wordsOf(city, fact, service, language)?.advice, topic };
}
