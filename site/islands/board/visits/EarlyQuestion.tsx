import { useEffect, useRef } from 'react';
import type { BoardWords } from '#content/words/board/board-words.ts';
import type { BoardVisit } from '#domain/visits/board-visit.ts';
import { describeVisit } from '#domain/visits/visit-text.ts';
import { fillText } from '#domain/words/wording.ts';

/** Early, the customer is told at once; “done” is asked about where nobody was sent. */
export type AskedStep = 'on-the-way' | 'no-show' | 'done';

type Props = {
  readonly visit: BoardVisit;
  readonly step: AskedStep;
  readonly words: BoardWords['visits'];
  readonly onYes: () => void;
  readonly onNo: () => void;
};

/** Whether it is meant: long before the window, or of a visit that nobody is named for. */
export function EarlyQuestion({ visit, step, words: { early, unsent, steps }, onYes, onNo }: Props) {
  const question = useRef<HTMLParagraphElement>(null);
  // Who pressed Enter twice has answered nothing.
  useEffect(() => question.current?.focus(), []);
  const text = fillText(step === 'done' ? unsent : early.question, {
    time: describeVisit(visit, null),
    step: steps[step],
  });
  return (
    <div className="visit-open" role="group" aria-label={text}>
      <p ref={question} tabIndex={-1}>
        {text}
      </p>
      <div className="visit-others">
        <button type="button" onClick={onYes}>
          {fillText(early.yes, { step: steps[step] })}
        </button>
        <button type="button" onClick={onNo}>
          {early.no}
        </button>
      </div>
    </div>
  );
}
