import type { SafetyStopId } from '#content/catalogue/safety-stops.ts';
import type { ServiceSlug } from '#content/catalogue/services.ts';
import type { Language } from '#content/language.ts';
import { applianceLines, safetyWords } from '#content/words/safety/safety-words.ts';

/** The line of a danger on a page, or in a list, of one appliance. */
export function tellStop(stop: SafetyStopId, service: ServiceSlug, language: Language): string {
  const own: Readonly<Partial<Record<SafetyStopId, Readonly<Partial<Record<ServiceSlug, string>>>>>> =
    applianceLines[language];
  return own[stop]?.[service] ?? safetyWords[language][stop].line;
}
