import type { Language } from '#content/language.ts';
import { regionFacts, regionTopicWords } from '#content/places/guides/regions.ts';
import { topicDrawing } from '#site/pictures/drawings.ts';
import type { Region } from '#content/places/regions.ts';

/** What differs in a region from the others, as rows: a title, the fact, and what follows from it there. */
export function regionFactRows({ slug }: Region, language: Language) {
  return regionFacts[slug].map(({ topic, fact, advice }) => ({
    title: regionTopicWords[language][topic],
    fact: fact[language],
    advice: advice[language],
    drawing: topicDrawing(topic, slug),
  }));
}
