import { useState } from 'react';
import type { BoardLead } from '#domain/board.ts';
import type { LeadEvent } from '#domain/lead.ts';
import { createRequestId } from '../form/request-id.ts';
import { askBoard } from './ask-board.ts';
import { parseBoardLead } from './board-answers.ts';

type Press = { readonly outcome: LeadEvent['outcome']; readonly note: string };

/** Tells the server what was done with a lead. `mark` resolves with whether it was saved. */
export function useLeadMark(api: string, leadId: string, onMarked: (lead: BoardLead) => void) {
  const [state, setState] = useState<'idle' | 'saving' | 'failed'>('idle');

  async function mark(press: Press): Promise<boolean> {
    setState('saving');
    const answer = await askBoard({
      address: `${api}/leads/${encodeURIComponent(leadId)}/marks`,
      parse: parseBoardLead,
      body: { id: createRequestId(), ...press },
    });
    setState(answer.kind === 'news' ? 'idle' : 'failed');
    if (answer.kind === 'news') onMarked(answer.value);
    return answer.kind === 'news';
  }
  return { mark, state };
}
