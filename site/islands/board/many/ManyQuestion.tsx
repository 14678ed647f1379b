import type { BoardWords } from '#content/words/board/board-words.ts';
import { fillText } from '#domain/words/wording.ts';
import type { ManyMarks, ManyStep } from './use-many-marks.ts';

type Props = {
  readonly step: Extract<ManyStep, { readonly kind: 'asking' | 'saving' | 'failed' | 'away' }>;
  readonly many: ManyMarks;
  readonly words: BoardWords;
};

/** Whether so many are meant; and, after a fault, that nothing is known to be saved. */
export function ManyQuestion({ step: { kind, action }, many, words }: Props) {
  const count = String(action.leadIds.length);
  return (
    <>
      {/* Not the button: who pressed Enter twice has answered nothing. */}
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
