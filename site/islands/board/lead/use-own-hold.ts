import type { BoardLead } from '#domain/leads/board-lead.ts';
import { useBoardNow } from '#site/islands/board/work/board-clock.ts';
import { useBoardContext } from '#site/islands/board/work/board-context.ts';
import { holderOf } from './lead-chips.ts';

/** Whether the signed-in operator is the one calling them. */
export function useOwnHold(lead: BoardLead): boolean {
  const { operator } = useBoardContext();
  return holderOf(lead, useBoardNow()) === operator;
}
