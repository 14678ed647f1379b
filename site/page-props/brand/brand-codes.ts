// What stands over the error codes of a brand.
import { brandPageWords } from '#content/words/repairs/brand-page-words.ts';
import type { Brand } from '#content/catalogue/brands.ts';
import type { Language } from '#content/language.ts';
import { serviceWords } from '#content/catalogue/service-words/service-words.ts';
import { listBrandCodes } from '#domain/repair/list-codes.ts';

/** Heading and intro: of which appliance the codes are, where they are of one alone. */
export function codesOpening(brand: Brand, language: Language) {
  const words = brandPageWords[language];
  const [first, ...others] = listBrandCodes(brand.slug, language);
  return first === undefined || others.length > 0
    ? { heading: words.codesHeading(brand.name), intro: `${words.codesChoose} ${words.codesIntro}` }
    : {
        heading: words.codesOfHeading(brand.name, serviceWords[language][first.service].noun),
        intro: words.codesIntro,
      };
}
