import { aboutWords } from '#content/about-words.ts';
import { brandsPageWords } from '#content/brands-page-words.ts';
import { contactWords } from '#content/contact-words.ts';
import type { Language } from '#content/language.ts';
import { miamiDryerGuideWords } from '#content/miami-dryer-guide-words.ts';
import { notFoundWords } from '#content/not-found-words.ts';
import { privacyWords } from '#content/privacy-words.ts';
import { coverageAnswerWords, serviceAreaWords } from '#content/service-area-words.ts';
import { servicesPageWords } from '#content/services-page-words.ts';
import { sitemapWords } from '#content/sitemap-words.ts';
import { submittedWords } from '#content/submitted-words.ts';
import { termsWords } from '#content/terms-words.ts';
import {
  corePath,
  coverageApiPath,
  enhancedMiamiDryerPath,
  notFoundPath,
  type CorePage,
} from '#domain/paths.ts';
import type { PageHead } from './page-head.ts';

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

/** The head of a core page; the home page has its own. The thank-you page is kept out of search. */
export function coreHead(page: keyof typeof words, language: Language): PageHead {
  const head = { ...words[page][language].head, path: corePath(page, language) };
  return page === 'submitted' ? { ...head, isHidden: true } : head;
}

/** The head of the page for addresses that do not exist. */
export function notFoundHead(language: Language): PageHead {
  return { ...notFoundWords[language].head, path: notFoundPath, isHidden: true };
}

/** The head of the answer to a ZIP check made without script. */
export function coverageAnswerHead(language: Language): PageHead {
  return { ...coverageAnswerWords[language].head, path: coverageApiPath, isHidden: true };
}

/** The head of the long Miami dryer guide. */
export function miamiDryerGuideHead(language: Language): PageHead {
  return { ...miamiDryerGuideWords[language].head, path: enhancedMiamiDryerPath(language) };
}
