import { serviceWords } from '#content/catalogue/service-words/service-words.ts';
import { footerServices } from '#content/words/shell/shell-words.ts';
import { corePath, servicePath } from '#domain/paths/paths.ts';
import { inLanguage } from '#domain/words/wording.ts';
import type { ShellFacts } from '#site/layout/shell-facts.ts';

/** The link lists of the footer. */
export function footerEntries({ language, words }: ShellFacts) {
  const names = inLanguage(serviceWords, language);
  return {
    quickLinks: [
      ...(['home', 'about', 'serviceArea', 'contact'] as const).map((page) => ({
        text: words.menu[page],
        path: corePath(page, language),
      })),
      ...(['privacy', 'terms', 'sitemap'] as const).map((page) => ({
        text: words.footer[page],
        path: corePath(page, language),
      })),
    ],
    services: [
      ...footerServices.map((slug) => ({ text: names[slug].repairName, path: servicePath(slug, language) })),
      { text: words.footer.allServices, path: corePath('services', language) },
    ],
  };
}
