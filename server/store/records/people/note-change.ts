// The log of changes: who changed what at the board, apart from what was done with leads.
import type { LeadTransaction } from '#server/store/database/tables.ts';

export type BoardChange = {
  readonly at: number;
  /** Who did it. */
  readonly operator: string;
  /** A short name of what was done, which `content/words/board/team-words.ts` has a sentence for: "role changed". */
  readonly what: string;
  /** What or whom it was done to, in words an owner reads; nothing of a customer. */
  readonly detail: string;
};

/** Writes a change down in the transaction that makes it: both are kept, or neither. */
export async function noteChange(
  transaction: LeadTransaction,
  { at, operator, what, detail }: BoardChange,
): Promise<void> {
  await transaction
    .insertInto('board_changes')
    .values({ at, operator, what, detail: detail.slice(0, longestDetail) })
    .execute();
}

const longestDetail = 500;
