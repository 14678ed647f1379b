import type { BoardLead } from '#domain/leads/board-lead.ts';
import type { LeadContent } from '#domain/leads/lead.ts';
import { useBoardContext } from '#site/islands/board/work/board-context.ts';
import { listOther } from './content-facts.ts';
import { FactTable } from './FactTable.tsx';

type Props = { readonly heading: string; readonly said: LeadContent; readonly lead: BoardLead };

/** What was said at another time, or that it was the same. */
export function OtherWords({ heading, said, lead }: Props) {
  const shared = useBoardContext();
  const { details } = shared.words;
  const other = listOther(said, lead, shared);
  const hasOther = other.some(([, text]) => text !== '');
  return <FactTable heading={heading} facts={hasOther ? other : [[details.message, details.same]]} />;
}
