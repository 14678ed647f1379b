import { useEffect, useRef } from 'react';
import type { BoardWords } from '#content/words/board/board-words.ts';
import { ManyAnswer } from './ManyAnswer.tsx';
import { ManyChoice } from './ManyChoice.tsx';
import { ManyQuestion } from './ManyQuestion.tsx';
import type { ManyMarks, Offered } from './use-many-marks.ts';

type Props = {
  /** The leads shown that still wait for a call. */
  readonly offered: readonly Offered[];
  readonly many: ManyMarks;
  readonly words: BoardWords;
};

/** Marking many leads at once as not ours: choose, be asked, and be able to take it back. */
export function ManyBar({ offered, many, words }: Props) {
  const { step } = many;
  const bar = useRef<HTMLElement>(null);
  const before = useRef(step.kind);
  useEffect(() => {
    // What was pressed is gone: whoever uses the keyboard goes on in what took its place.
    const isLost = document.activeElement === document.body;
    const next =
      step.kind === 'idle'
        ? document.querySelector('.board-many-start')
        : bar.current?.querySelector('[data-next]');
    if (before.current !== step.kind && isLost && next instanceof HTMLElement) next.focus();
    before.current = step.kind;
  }, [step.kind]);
  return (
    <section ref={bar} className="board-many" aria-label={words.many.label} data-step={step.kind}>
      {step.kind === 'choosing' && <ManyChoice {...{ offered, many, words }} />}
      {'action' in step && !('answer' in step) && <ManyQuestion {...{ step, many, words }} />}
      <div role="status" className="board-many-said">
        {'answer' in step && <ManyAnswer {...{ step, many, words }} />}
      </div>
    </section>
  );
}
