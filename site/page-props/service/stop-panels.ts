// The dangers of an appliance, with what each asks for at once as pictures.
import { firstMoves, type SafetyStopId } from '#content/catalogue/safety-stops.ts';
import type { ServiceSlug } from '#content/catalogue/services.ts';
import { applianceDangers, safetyWords, type SafetyWords } from '#content/words/safety/safety-words.ts';
import type { Language } from '#content/language.ts';

type OwnWords = Readonly<
  Partial<Record<SafetyStopId, Readonly<Partial<Record<ServiceSlug, Partial<SafetyWords>>>>>>
>;

/** `ids` are dangers of `service`, in the order of its page. */
export function stopPanels(ids: readonly SafetyStopId[], service: ServiceSlug, language: Language) {
  const own: OwnWords = applianceDangers[language];
  return ids.map((id) => ({
    ...safetyWords[language][id],
    ...own[id]?.[service],
    drawings: firstMoves[id].map((move) => `/icons/${move}`),
  }));
}
