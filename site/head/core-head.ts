import { aboutWords } from '#content/words/pages/about-words.ts';
import { brandsPageWords } from '#content/words/repairs/brands-page-words.ts';
import { breadcrumbWords } from '#content/words/shell/breadcrumb-words.ts';
import { contactWords } from '#content/words/pages/contact-words.ts';
import type { Language } from '#content/language.ts';
import { notFoundWords } from '#content/words/pages/not-found-words.ts';
import { privacyWords } from '#content/words/pages/privacy-words.ts';
import { serviceAreaWords } from '#content/words/places/service-area-words.ts';
import { servicesPageWords } from '#content/words/pages/services-page-words.ts';
import { sitemapWords } from '#content/words/pages/sitemap-words.ts';
import { submittedWords } from '#content/words/pages/submitted-words.ts';
import { termsWords } from '#content/words/pages/terms-words.ts';
import { corePath, notFoundPath, type CorePage } from '#domain/paths/paths.ts';
import type { PageHead } from './page-head.ts';
import { breadcrumbThing, businessThing } from './structured-data.ts';
import { trailTo, type Trail } from './trail.ts';
import { siteWords } from '#site/settings-words.ts';

const words = {
  about: aboutWords,
  services: servicesPageWords,
  brands: brandsPageWords,
  contact: contactWords,
  serviceArea: serviceAreaWords,
  privacy: privacyWords,
  terms: termsWords,
  sitemap: sitemapWords,
  submitted: submittedWords,
} as const satisfies Record<Exclude<CorePage, 'home'>, object>;

type WordsWithHead = { readonly head: { readonly title: string; readonly description: string } };
type PageWithHead = keyof typeof words;

/** Pages that tell who the company is carry its facts for machines. */
const pagesAboutUs: readonly PageWithHead[] = ['about', 'contact', 'serviceArea'];

export function coreTrail(page: PageWithHead, language: Language): Trail {
  return trailTo(language, breadcrumbWords[language][page]);
}

/** The head of a core page; the home page has its own. The thank-you page is kept out of search. */
export function coreHead(page: PageWithHead, language: Language): PageHead {
  const head = { ...siteWords<WordsWithHead>(words[page], language).head, path: corePath(page, language) };
  if (page === 'submitted') return { ...head, isHidden: true };
  const trail = breadcrumbThing(coreTrail(page, language));
  return { ...head, structuredData: pagesAboutUs.includes(page) ? [businessThing(), trail] : [trail] };
}

/** The head of the page for addresses that do not exist. */
export function notFoundHead(language: Language): PageHead {
  return { ...notFoundWords[language].head, path: notFoundPath, isHidden: true };
}

export function notFoundTrail(language: Language): Trail {
  return trailTo(language, breadcrumbWords[language].notFound);
}
