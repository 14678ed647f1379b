import { useState } from 'react';
import { releaseWindow } from '#domain/board/lead-actions.ts';
import type { BoardLead } from '#domain/leads/board-lead.ts';
import { formatTime } from '#domain/clocks/clock-text.ts';
import { describeVisit } from '#domain/visits/visit-text.ts';
import { fillText } from '#domain/words/wording.ts';
import { askBoard } from '#site/islands/board/answers/ask-board.ts';
import { useBoardContext } from '#site/islands/board/work/board-context.ts';
import { createRequestId } from '#site/islands/form/request-id.ts';

type Props = { readonly lead: BoardLead };

/** The window that the customer picked, until when it is held, and giving it back. */
export function LeadWindow({ lead: { id, heldWindow } }: Props) {
  const { api, words, hours, marks } = useBoardContext();
  const [state, setState] = useState<'idle' | 'saving' | 'failed'>('idle');
  if (heldWindow === null) return null;
  const texts = words.work.heldWindow;
  const window = describeVisit(heldWindow, null);

  async function release(heldId: string): Promise<void> {
    setState('saving');
    const question = { id: createRequestId(), heldId, note: fillText(texts.released, { window }) };
    const asked = await askBoard(api, { call: releaseWindow, params: { id }, question });
    if (asked.kind === 'news') marks.showLead(asked.value);
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
