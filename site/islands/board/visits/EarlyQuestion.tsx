import { useEffect, useRef } from 'react';
import type { BoardWords } from '#content/words/board/board-words.ts';
import type { BoardVisit } from '#domain/visits/board-visit.ts';
import { describeVisit } from '#domain/visits/visit-text.ts';
import { fillText } from '#domain/words/wording.ts';

type Props = {
  readonly visit: BoardVisit;
  readonly step: 'on-the-way' | 'no-show';
  readonly words: BoardWords['visits'];
  readonly onYes: () => void;
  readonly onNo: () => void;
};

/** Whether it is meant, long before the window: the customer is told at once. */
export function EarlyQuestion({ visit, step, words: { early, steps }, onYes, onNo }: Props) {
  const question = useRef<HTMLParagraphElement>(null);
  // Who pressed Enter twice has answered nothing.
  useEffect(() => question.current?.focus(), []);
  const text = fillText(early.question, { time: describeVisit(visit, null), step: steps[step] });
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
