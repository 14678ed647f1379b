import { serviceWords } from '#content/catalogue/service-words/service-words.ts';
import { services } from '#content/catalogue/services.ts';
import { languages, type Language } from '#content/language.ts';

/** "Refrigerator", by its slug; empty for one the catalogue does not have. */
export function nameAppliance(slug: string, language: Language = languages[0]): string {
  const service = services.find((one) => one.slug === slug);
  return service === undefined ? '' : serviceWords[language][service.slug].name;
}
