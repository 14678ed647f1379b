import type { BoardLead } from '#domain/leads/board-lead.ts';
import { useBoardContext, useBoardNow } from '#site/islands/board/work/board-context.ts';
import { holderOf } from './lead-chips.ts';

/** Whether the signed-in operator is the one calling them, and whether somebody else is. */
export function useHold(lead: BoardLead): { readonly isMine: boolean; readonly isOthers: boolean } {
  const { operator } = useBoardContext();
  const holder = holderOf(lead, useBoardNow());
  return { isMine: holder === operator, isOthers: holder !== undefined && holder !== operator };
}

/** On a phone the press that says "I'm calling" dials, too: by a link, as a thumb would. */
export function dial(phone: string): void {
  if (phone === '' || !matchMedia('(pointer: coarse)').matches) return;
  const link = document.createElement('a');
  link.href = `tel:${phone}`;
  link.hidden = true;
  document.body.append(link);
  link.click();
  link.remove();
}
