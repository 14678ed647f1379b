import { useEffect, useRef } from 'react';
import type { BoardWords } from '#content/words/board/board-words.ts';
import { ManyChoice } from './ManyChoice.tsx';
import type { ManyMarks, Offered, ManyStep } from './use-many-marks.ts';
import { fillText } from '#domain/words/wording.ts';

type QuestionProps = {
  readonly step: Extract<ManyStep, { readonly kind: 'asking' | 'saving' | 'failed' | 'away' }>;
  readonly many: ManyMarks;
  readonly words: BoardWords;
};

/** Whether so many are meant; and, after a fault, that nothing is known to be saved. */
function ManyQuestion({ step: { kind, action }, many, words }: QuestionProps) {
  const count = String(action.leadIds.length);
  return (
    <>
      {/* Not the button: a second Enter must answer nothing. */}
      <p tabIndex={-1} data-next>
        {fillText(words.many.question, { count })}
      </p>
      {(kind === 'failed' || kind === 'away') && (
        <p className="board-fault" role="alert">
          {kind === 'away' ? words.awayToMark : words.failedToMark}
        </p>
      )}
      <button
        type="button"
        className="button button-solid"
        disabled={kind === 'saving'}
        onClick={() => void many.save(action)}
      >
        {fillText(words.many.confirm, { count })}
      </button>
      <button
        type="button"
        className="button button-line"
        disabled={kind === 'saving'}
        onClick={() => many.show('choosing')}
      >
        {words.many.back}
      </button>
    </>
  );
}

type AnswerProps = {
  readonly step: Extract<ManyStep, { readonly answer: unknown }>;
  readonly many: ManyMarks;
  readonly words: BoardWords;
};

/** What became of them, and the way back. */
function ManyAnswer({ step: { kind, action, answer }, many, words }: AnswerProps) {
  const { changed, settled, unknown } = answer;
  const left = settled.length + unknown.length;
  const said = kind === 'undone' ? words.many.undone : words.many.marked;
  return (
    <>
      <p tabIndex={-1} data-next>
        {fillText(said, { count: String(changed.length) })}
        {left > 0 && ` ${fillText(words.many.left, { count: String(left) })}`}
      </p>
      {(kind === 'marked-failed' || kind === 'marked-away') && (
        <p className="board-fault" role="alert">
          {kind === 'marked-away' ? words.awayToMark : words.failedToMark}
        </p>
      )}
      {kind !== 'undone' && changed.length > 0 && (
        <button type="button" className="button button-line" onClick={() => void many.undo(action, answer)}>
          {words.many.undo}
        </button>
      )}
      <button type="button" className="button button-line" onClick={() => many.show('idle')}>
        {words.many.close}
      </button>
    </>
  );
}

type Props = {
  /** The leads shown that still wait for a call. */
  readonly offered: readonly Offered[];
  readonly many: ManyMarks;
  readonly words: BoardWords;
};

/** Marking many leads at once as not a fit: choose, be asked, and be able to take it back. */
export function ManyBar({ offered, many, words }: Props) {
  const { step } = many;
  const bar = useRef<HTMLElement>(null);
  const before = useRef(step.kind);
  useEffect(() => {
    // The pressed button is gone: the focus moves to what replaced it.
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
