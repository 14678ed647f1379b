import { claims, type Claim, type ClaimId } from '#content/company/claims.ts';
import { claimText } from '#domain/words/claim.ts';
import type { Language } from '#content/language.ts';
import { formatDay } from '#domain/words/wording.ts';

type Row = Claim & { readonly id: ClaimId };

/** The claims that something proves, as the About page shows them; the gaps are told by `npm run launch-check`. */
export function claimRows(language: Language, register: readonly Row[] = claims) {
  return register.flatMap(({ id, source, date, evidence }) =>
    evidence === null
      ? []
      : [{ id, claim: claimText(id, language), source, date: formatDay(date, language), evidence }],
  );
}
