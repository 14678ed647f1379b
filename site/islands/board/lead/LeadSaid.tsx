import type { BoardLead } from '#domain/leads/board-lead.ts';
import { useBoardContext, useBoardNow } from '#site/islands/board/work/board-context.ts';
import type { ActionState } from '#site/islands/board/work/lead-action.ts';
import { isFault, actionText } from './action-text.ts';

type Props = { readonly lead: BoardLead; readonly state: ActionState };

/** What became of the last action on a lead, and for ten seconds the way back. */
export function LeadSaid({ lead, state }: Props) {
  const { words, hours, marks } = useBoardContext();
  const now = useBoardNow();
  const stateText = words.states[lead.state];
  return (
    <div className="board-said" data-tone={isFault(state) ? 'fault' : undefined}>
      {/* Read out by the board's own live region. */}
      <p>{actionText(state, words, { now, timeZone: hours.timeZone, stateText })}</p>
      {state.kind === 'saved' && state.canUndo && (
        <button
          type="button"
          className="button button-line"
          data-key="u"
          onClick={() => void marks.undo(lead)}
        >
          {words.work.said.undo}
        </button>
      )}
    </div>
  );
}
