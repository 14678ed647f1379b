// The dangers of an appliance, with what each asks for at once as pictures.
import { firstMoves, type SafetyStopId } from '#content/catalogue/safety-stops.ts';
import { safetyWords } from '#content/words/safety/safety-words.ts';
import type { Language } from '#content/language.ts';

export function stopPanels(ids: readonly SafetyStopId[], language: Language) {
  return ids.map((id) => ({
    ...safetyWords[language][id],
    drawings: firstMoves[id].map((move) => `/icons/${move}`),
  }));
}
