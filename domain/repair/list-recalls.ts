import type { BrandSlug } from '#content/catalogue/brands.ts';
import type { Recall, RecallWords } from '#content/catalogue/recalls/recall-form.ts';
import { recallWords } from '#content/catalogue/recalls/recall-words.ts';
import { recalls } from '#content/catalogue/recalls/recalls.ts';
import type { ServiceSlug } from '#content/catalogue/services.ts';
import type { Language } from '#content/language.ts';

const agencySite = 'https://www.cpsc.gov/Recalls/';

/** A recall with its words and the address of the agency's page, or of its search where we read no page. */
export type WordedRecall = { readonly facts: Recall; readonly words: RecallWords; readonly url: string };

function listWorded(language: Language, isWanted: (recall: Recall) => boolean): readonly WordedRecall[] {
  return recalls.filter(isWanted).map((facts) => ({
    facts,
    words: recallWords[language][facts.id],
    url: agencySite + ('page' in facts ? facts.page : ''),
  }));
}

/** The recalls of a brand's machines, the newest first. */
export function listBrandRecalls(brand: BrandSlug, language: Language): readonly WordedRecall[] {
  return listWorded(language, ({ brands }) => brands.includes(brand));
}

/** The recalls of one appliance, of every brand, the newest first. */
export function listServiceRecalls(service: ServiceSlug, language: Language): readonly WordedRecall[] {
  return listWorded(language, ({ services }) => services.includes(service));
}
