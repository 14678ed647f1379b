import { useEffect, useRef } from 'react';
import type { BoardWords } from '#content/words/board/board-words.ts';
import type { BoardVisit } from '#domain/visits/board-visit.ts';
import { cancelReasons, type CancelReason } from '#domain/visits/visit.ts';
import { fillText } from '#domain/words/wording.ts';

type Props = {
  readonly visit: { readonly lead: Pick<BoardVisit['lead'], 'name'>; readonly tells: BoardVisit['tells'] };
  readonly words: BoardWords['visits'];
  /** The answer is on its way. */
  readonly isBusy?: boolean;
  readonly onYes: (reason: CancelReason) => void;
  readonly onNo: () => void;
};

/** Why a visit is canceled, each reason a button that does it; and whether its customer hears of it, and how. */
export function CancelQuestion({ visit, words: { cancel }, isBusy = false, onYes, onNo }: Props) {
  const { lead, tells } = visit;
  const question = useRef<HTMLParagraphElement>(null);
  // Who pressed Enter twice has answered nothing.
  useEffect(() => question.current?.focus(), []);
  const text = fillText(cancel.question, { name: lead.name });
  const [first = 'nobody', second] = tells;
  return (
    <div className="visit-open" role="group" aria-label={text}>
      <p ref={question} tabIndex={-1}>
        {text} <strong>{cancel.tells[second === undefined ? first : 'both']}</strong>
      </p>
      <div className="visit-others">
        {cancelReasons.map((reason) => (
          <button key={reason} type="button" disabled={isBusy} onClick={() => onYes(reason)}>
            {cancel.reasons[reason]}
          </button>
        ))}
        <button type="button" disabled={isBusy} onClick={onNo}>
          {cancel.no}
        </button>
      </div>
    </div>
  );
}
