import type { Language } from '#content/language.ts';
import { serviceWords } from '#content/service-words.ts';
import type { Service } from '#content/services.ts';
import { servicePath } from '#domain/paths.ts';
import type { PageHead } from './page-head.ts';

/** The head of a service page. */
export function serviceHead(service: Service, language: Language): PageHead {
  return { ...serviceWords[language][service.slug].head, path: servicePath(service.slug, language) };
}
