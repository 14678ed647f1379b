import { type ServiceSlug, services } from '#content/catalogue/services.ts';
import type { Language } from '#content/language.ts';
import { listWordedSigns } from '#domain/repair/catalogue-signs.ts';

/** Every sign of an appliance as a choice of a form, the commonest first. */
export function signChoices(service: ServiceSlug, language: Language) {
  return listWordedSigns(service, language).map(({ facts, words }) => ({
    value: facts.slug,
    label: words.label,
  }));
}

/** The signs of every appliance by its slug, the commonest first. */
export function boardSigns(language: Language) {
  return Object.fromEntries(services.map(({ slug }) => [slug, signChoices(slug, language)]));
}
