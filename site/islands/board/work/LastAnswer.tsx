import { useEffect, useState } from 'react';
import { LeadSaid } from '#site/islands/board/lead/LeadSaid.tsx';
import { useBoardContext } from './board-context.ts';

/** Rows that an action moved are where they stay after this. */
const lookMs = 300;

function isUndoInView(leadId: string): boolean {
  const undo = document.querySelector(`[data-lead="${CSS.escape(leadId)}"] > .board-said button`);
  const [place, tabs] = [undo, document.querySelector('.board-tabs')].map((one) =>
    one?.getBoundingClientRect(),
  );
  if (place === undefined || place.top < 0 || place.bottom > innerHeight) return false;
  return tabs === undefined || place.bottom <= tabs.top || place.top >= tabs.bottom;
}

/** The answer to the last action with its Undo, while its own row, farther down or on no list that is shown, does not show them. */
export function LastAnswer() {
  const { marks } = useBoardContext();
  const lead = marks.last;
  const state = lead === undefined ? undefined : marks.states[lead.id];
  const isAnswer = state?.kind === 'saved' && state.canUndo && state.action.outcome !== 'calling';
  const id = isAnswer ? lead?.id : undefined;
  const [unseen, setUnseen] = useState<string>();

  useEffect(() => {
    if (id === undefined) return undefined;
    const timer = setInterval(() => setUnseen(isUndoInView(id) ? undefined : id), lookMs);
    return () => clearInterval(timer);
  }, [id]);

  const isBusy = state?.kind === 'undoing' || state?.kind === 'not-undone' || state?.kind === 'undone';
  if (lead === undefined || state === undefined || unseen !== lead.id || !(isAnswer || isBusy)) return null;
  return (
    <div className="board-last" data-kind={state.kind}>
      <bdi>{lead.name === '' ? lead.phoneText : lead.name}</bdi>
      <LeadSaid lead={lead} state={state} />
    </div>
  );
}
