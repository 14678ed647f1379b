import { useEffect, useRef } from 'react';
import type { BoardLead } from '#domain/leads/board-lead.ts';
import { fillText } from '#domain/words/wording.ts';
import { useBoardContext } from '#site/islands/board/work/board-context.ts';

type Props = { readonly lead: BoardLead; readonly onYes: () => void; readonly onNo: () => void };

/** Another operator is calling them: whether to call all the same. */
export function TakeOver({ lead, onYes, onNo }: Props) {
  const { words } = useBoardContext();
  const { takeOver } = words.work;
  const question = useRef<HTMLParagraphElement>(null);
  // Who pressed Enter twice has answered nothing.
  useEffect(() => question.current?.focus(), []);
  const values = { operator: lead.heldBy ?? '', name: lead.name };
  return (
    <div className="board-strip" role="group" aria-label={fillText(takeOver.question, values)}>
      <p ref={question} tabIndex={-1}>
        {fillText(takeOver.question, values)}
      </p>
      <div className="board-outcomes">
        <button type="button" className="button button-solid" data-key="1" onClick={onYes}>
          {takeOver.yes}
        </button>
        <button type="button" className="button button-line" data-key="2" onClick={onNo}>
          {fillText(takeOver.no, values)}
        </button>
      </div>
    </div>
  );
}
