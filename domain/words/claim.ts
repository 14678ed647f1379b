import { claims, type ClaimId } from '#content/company/claims.ts';
import type { Language } from '#content/language.ts';
import { statedCompany } from '#domain/company/company-facts.ts';
import { fillFacts } from './fill-facts.ts';
import { standingFacts } from './standing-facts.ts';

function findClaim(id: ClaimId) {
  const claim = claims.find((row) => row.id === id);
  if (claim === undefined) throw new Error(`No claim is called ${id}`);
  return claim;
}

/** What the register lets the site say: "90-Day Warranty". */
export function claimText(id: ClaimId, language: Language): string {
  return fillFacts(findClaim(id).text[language], standingFacts(statedCompany.hours, language));
}

/** Who says so, and since when (an ISO date), as the register has it. */
export function claimSource(id: ClaimId): { readonly source: string; readonly date: string } {
  const { source, date } = findClaim(id);
  return { source, date };
}

/** The claim's figure: 4.9. Throws when it has none, so that no page shows an empty one. */
export function claimFigure(id: ClaimId): number {
  const claim = findClaim(id);
  if (!('figure' in claim)) throw new Error(`The claim ${id} has no figure`);
  return claim.figure;
}
