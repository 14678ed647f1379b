import type { BoardLead } from '#domain/leads/board-lead.ts';
import { useBoardContext, useBoardNow } from '#site/islands/board/work/board-context.ts';
import { clockFaceOf } from './lead-clock.ts';

type Props = { readonly lead: BoardLead };

/** The clock of a row: 9:14 left, overdue 3:05, again 4:00 pm, called in 4:10. */
export function LeadClock({ lead }: Props) {
  const { words, hours } = useBoardContext();
  const { tone, before, time, after } = clockFaceOf(lead, useBoardNow(), words, hours);
  return (
    <p className="board-clock" data-tone={tone}>
      {before !== '' && <span>{before} </span>}
      <span className="board-clock-time">{time}</span>
      {after !== '' && <span> {after}</span>}
    </p>
  );
}
