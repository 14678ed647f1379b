import type { BoardLead } from '#domain/leads/board-lead.ts';
import { useBoardContext } from '#site/islands/board/work/board-context.ts';
import type { ManyMarks } from './use-many-marks.ts';

type Props = { readonly lead: BoardLead; readonly choice: ManyMarks };

/** Takes a lead among those chosen. The whole row can be pressed. */
export function LeadChoice({ lead: { id, name }, choice }: Props) {
  const { words } = useBoardContext();
  return (
    <label className="board-choose board-choose-row">
      <input
        type="checkbox"
        disabled={choice.step.kind !== 'choosing'}
        checked={choice.chosen.has(id)}
        onChange={(event) => choice.choose([id], event.target.checked)}
      />
      <span className="sr-only">
        {words.many.choose} <bdi>{name}</bdi>
      </span>
    </label>
  );
}
