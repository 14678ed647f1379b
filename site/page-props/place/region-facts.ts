import type { Language } from '#content/language.ts';
import { regionFacts, regionTopicWords } from '#content/places/guides/regions.ts';
import { leakLines, safetyWords } from '#content/words/safety/safety-words.ts';
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

/** The dangers that may come with any machine, before anything else. */
export function regionAlerts(language: Language): readonly string[] {
  const words = safetyWords[language];
  const lines = (['gas-smell', 'carbon-monoxide', 'burning-smell'] as const).map(
    (danger) => words[danger].line,
  );
  return [...lines, leakLines[language].washer];
}
