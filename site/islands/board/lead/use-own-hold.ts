import type { BoardLead } from '#domain/leads/board-lead.ts';
import { useBoardNow } from '#site/islands/board/work/board-clock.ts';
import { useDesk } from '#site/islands/board/work/desk.ts';
import { holderOf } from './lead-chips.ts';

/** Whether it is oneself who is calling them. */
export function useOwnHold(lead: BoardLead): boolean {
  const { operator } = useDesk();
  return holderOf(lead, useBoardNow()) === operator;
}
