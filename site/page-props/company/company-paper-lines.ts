// The lines of the About page that say who stands behind the company and what it holds: those that the owner has filled in.
import { companyPapers, type CompanyPaper } from '#content/company/company-papers.ts';
import type { Language } from '#content/language.ts';

const ofPeople: readonly CompanyPaper['id'][] = ['owner', 'address', 'technicians'];

function linesOf(papers: readonly CompanyPaper[], language: Language): readonly string[] {
  return papers.flatMap(({ label, value }) => (value === null ? [] : [`${label[language]}: ${value}`]));
}

/** "Owner: …", for each of owner, address and technicians that has a value. */
export function companyPeopleLines(
  language: Language,
  papers: readonly CompanyPaper[] = companyPapers,
): readonly string[] {
  return linesOf(
    papers.filter(({ id }) => ofPeople.includes(id)),
    language,
  );
}

/** "Certificate of insurance: …", for each paper the company holds that has a value. */
export function companyPaperLines(
  language: Language,
  papers: readonly CompanyPaper[] = companyPapers,
): readonly string[] {
  return linesOf(
    papers.filter(({ id }) => !ofPeople.includes(id)),
    language,
  );
}
