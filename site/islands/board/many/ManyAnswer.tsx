import type { BoardWords } from '#content/words/board/board-words.ts';
import { fillText } from '#domain/words/wording.ts';
import type { ManyMarks, ManyStep } from './use-many-marks.ts';

type Props = {
  readonly step: Extract<ManyStep, { readonly answer: unknown }>;
  readonly many: ManyMarks;
  readonly words: BoardWords;
};

/** What became of them, and the way back. */
export function ManyAnswer({ step: { kind, action, answer }, many, words }: Props) {
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
