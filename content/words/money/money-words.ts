// What the visit price, the price of a repair, the warranty and the satisfaction guarantee mean: one statement each, the same on
// every page and, word for word, in the terms. They are the owner's to confirm: claims.ts keeps each with its evidence.
import type { Localized } from '#content/language.ts';

export const moneyWords = {
  en: {
    /** Beside every starting price. */
    visitPrice:
      'The visit price covers the trip and diagnosis. It counts toward the repair if you go ahead; if not, you pay nothing else. A visit outside regular hours is arranged by phone and costs the same.',
    /** Above the call, after "From $75". */
    visitPays: 'for a visit, plus tax where it applies. The visit price counts toward the repair.',
    /** The same on a plate with the price, where the whole stands on the same page. */
    visitCounts: 'Counts toward the repair',
    repairPrice:
      'We tell you the full price after the technician finds the fault and before any work begins. Then you decide.',
    warranty:
      'The repair we did and the parts we installed are under warranty for {warrantyDays} days from the day we finish the repair. If the same fault returns in that time, call us and we’ll come back.',
    satisfaction: 'If you are not happy with our work, tell us and we’ll come back to look at it.',
  },
} as const satisfies Localized<{
  readonly visitPrice: string;
  readonly visitPays: string;
  readonly visitCounts: string;
  readonly repairPrice: string;
  readonly warranty: string;
  readonly satisfaction: string;
}>;
