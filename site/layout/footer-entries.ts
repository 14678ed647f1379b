import { serviceWords } from '#content/service-words.ts';
import { footerServices } from '#content/shell-words.ts';
import { corePath, servicePath } from '#domain/paths.ts';
import { inLanguage } from '#domain/wording.ts';
import type { ShellFacts } from './shell-facts.ts';

/** The link lists of the footer. */
export function footerEntries({ language, words }: ShellFacts) {
  const names = inLanguage(serviceWords, language);
  return {
    quickLinks: (['home', 'about', 'serviceArea', 'contact'] as const).map((page) => ({
      text: words.menu[page],
      path: corePath(page, language),
    })),
    services: [
      ...footerServices.map((slug) => ({ text: names[slug].repairName, path: servicePath(slug, language) })),
      { text: words.footer.allServices, path: corePath('services', language) },
    ],
    legal: (['privacy', 'terms', 'sitemap'] as const).map((page) => ({
      text: words.footer[page],
      path: corePath(page, language),
    })),
  };
}
