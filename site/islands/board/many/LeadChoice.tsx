import type { BoardWords } from '#content/words/board/board-words.ts';
import type { BoardLead } from '#domain/leads/board.ts';
import type { ManyMarks } from './use-many-marks.ts';

type Props = { readonly lead: BoardLead; readonly choice: ManyMarks; readonly words: BoardWords };

/** Takes a lead among those chosen. The whole row can be pressed. */
export function LeadChoice({ lead: { id, name }, choice, words }: Props) {
  return (
    <label className="board-choose board-choose-row">
      <input
        type="checkbox"
        disabled={choice.step.kind !== 'choosing'}
        checked={choice.chosen.has(id)}
        onChange={(event) => choice.choose([id], event.target.checked)}
      />
      <span>
        {words.many.choose} <bdi className="sr-only">{name}</bdi>
      </span>
    </label>
  );
}
