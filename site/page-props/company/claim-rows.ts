import { aboutWords } from '#content/words/pages/about-words.ts';
import { claims, type Claim } from '#content/company/claims.ts';
import type { Language } from '#content/language.ts';
import { formatDay } from '#domain/words/wording.ts';

/** The claims register as the About page shows it. */
export function claimRows(language: Language) {
  const register: readonly Claim[] = claims;
  return register.map(({ id, text, source, date, evidence }) => ({
    id,
    claim: text[language],
    source,
    date: formatDay(date, language),
    evidence: evidence ?? aboutWords[language].claims.noEvidence,
  }));
}
