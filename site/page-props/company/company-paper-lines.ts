// The lines of the About page that say who stands behind the company and what it holds: those that the owner has filled in.
import { companyPapers, type CompanyPaper } from '#content/company/company-papers.ts';
import type { Language } from '#content/language.ts';

/** "Certificate of insurance: …", for each paper that has a value. */
export function companyPaperLines(
  language: Language,
  papers: readonly CompanyPaper[] = companyPapers,
): readonly string[] {
  return papers.flatMap(({ label, value }) => (value === null ? [] : [`${label[language]}: ${value}`]));
}
