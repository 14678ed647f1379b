import type { Language } from '#content/language.ts';
import { visitStepWords } from '#content/words/pages/visit-step-words.ts';
import { visitDrawing } from '#site/pictures/drawings.ts';
import { siteWords } from '#site/settings-words.ts';

/** The steps of a visit with their drawings; the first is the call. */
export function visitSteps(language: Language) {
  const { heading, steps } = siteWords(visitStepWords, language);
  return { heading, steps: steps.map((step) => ({ ...step, drawing: visitDrawing(step.drawing) })) };
}
