import type { BoardWords } from '#content/words/board/board-words.ts';
import type { BoardLead } from '#domain/leads/board.ts';
import { useBoardHours } from '#site/islands/board/board-hours.ts';
import { clockFaceOf } from './lead-clock.ts';

type Props = { readonly lead: BoardLead; readonly now: number; readonly words: BoardWords };

/** The plate of a lead's clock: waiting 9:41, late 3:05, kept in 4:10. */
export function LeadClock({ lead, now, words }: Props) {
  const { tone, label, time } = clockFaceOf(lead, now, words, useBoardHours());
  return (
    <div className="board-clock" data-tone={tone}>
      <span className="board-clock-label">{label}</span>
      <span className="board-clock-time">{time}</span>
    </div>
  );
}
