// What each appliance can do wrong, for callers taken down by hand.
import { services } from '#content/catalogue/services.ts';
import type { Language } from '#content/language.ts';
import { signChoices } from '#site/page-props/service/sign-choices.ts';

/** The signs of every appliance by its slug, the commonest first. */
export function boardSigns(language: Language) {
  return Object.fromEntries(services.map(({ slug }) => [slug, signChoices(slug, language)]));
}
