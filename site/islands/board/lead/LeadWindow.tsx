import { useState } from 'react';
import type { BoardLead } from '#domain/leads/board-lead.ts';
import { formatTime } from '#domain/clocks/clock-text.ts';
import { describeVisit } from '#domain/visits/visit-text.ts';
import { fillText } from '#domain/words/wording.ts';
import { askBoard } from '#site/islands/board/answers/ask-board.ts';
import { parseBoardLead } from '#site/islands/board/answers/board-answers.ts';
import { useDesk } from '#site/islands/board/work/desk.ts';
import { createRequestId } from '#site/islands/form/request-id.ts';

type Props = { readonly lead: BoardLead };

/** The window that the customer picked, until when it is held, and giving it back. The list shows that it is gone. */
export function LeadWindow({ lead: { id, heldWindow } }: Props) {
  const { api, words, hours } = useDesk();
  const [state, setState] = useState<'idle' | 'saving' | 'failed'>('idle');
  if (heldWindow === null) return null;
  const texts = words.work.heldWindow;
  const window = describeVisit(heldWindow, null);

  async function release(heldId: string): Promise<void> {
    setState('saving');
    const address = `${api}/leads/${encodeURIComponent(id)}/release-window`;
    const body = { id: createRequestId(), heldId, note: fillText(texts.released, { window }) };
    const asked = await askBoard({ address, parse: parseBoardLead, body });
    setState(asked.kind === 'news' ? 'idle' : 'failed');
  }

  return (
    <section>
      <h4 className="label">{texts.heading}</h4>
      <p>{fillText(texts.text, { window, until: formatTime(heldWindow.untilAt, hours.timeZone) })}</p>
      <button
        type="button"
        className="button button-line mt-2"
        disabled={state === 'saving'}
        onClick={() => void release(heldWindow.id)}
      >
        {texts.release}
      </button>
      {state === 'failed' && <p role="alert">{texts.failed}</p>}
    </section>
  );
}
