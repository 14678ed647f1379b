import { aboutWords } from '#content/words/pages/about-words.ts';
import { claims, type Claim, type ClaimId } from '#content/company/claims.ts';
import { claimText } from '#domain/words/claim.ts';
import type { Language } from '#content/language.ts';
import { formatDay } from '#domain/words/wording.ts';

/** The claims register as the About page shows it. */
export function claimRows(language: Language) {
  const register: readonly (Claim & { readonly id: ClaimId })[] = claims;
  return register.map(({ id, source, date, evidence }) => ({
    id,
    claim: claimText(id, language),
    source,
    date: formatDay(date, language),
    evidence: evidence ?? aboutWords[language].claims.noEvidence,
  }));
}
