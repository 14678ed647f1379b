import { useRef, useState } from 'react';
import type { BoardLead } from '#domain/leads/board.ts';
import type { LeadEvent } from '#domain/leads/lead.ts';
import { createRequestId } from '../../form/request-id.ts';
import { askBoard } from '#site/islands/board/answers/ask-board.ts';
import { parseBoardLead } from '#site/islands/board/answers/board-answers.ts';

type Press = { readonly outcome: LeadEvent['outcome']; readonly note: string };

/** Tells the server what was done with a lead. `mark` resolves with whether it was saved. */
export function useLeadMark(api: string, leadId: string, onMarked: (lead: BoardLead) => void) {
  const [state, setState] = useState<'idle' | 'saving' | 'failed' | 'away'>('idle');
  // A press that may have arrived though its answer did not: made again, it is the same press.
  const unsaved = useRef<Press & { readonly id: string }>(undefined);

  async function mark(press: Press): Promise<boolean> {
    const { current: before } = unsaved;
    const isSame = before?.outcome === press.outcome && before.note === press.note;
    const body = isSame ? before : { id: createRequestId(), ...press };
    setState('saving');
    const answer = await askBoard({
      address: `${api}/leads/${encodeURIComponent(leadId)}/marks`,
      parse: parseBoardLead,
      body,
    });
    unsaved.current = answer.kind === 'news' ? undefined : body;
    setState(answer.kind === 'news' ? 'idle' : answer.kind === 'away' ? 'away' : 'failed');
    if (answer.kind === 'news') onMarked(answer.value);
    return answer.kind === 'news';
  }
  return { mark, state };
}
