/** What a dispatcher meant to do, and how long the board took to show it. */
export type Press = {
  readonly leadId: string;
  readonly operator: string;
  /** As it is kept in the lead's history. */
  readonly outcome: string;
  /** From the press until the row showed it, ms by the wall's clock. */
  readonly tookMs: number;
};
