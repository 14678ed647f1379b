import type { BoardWords } from '#content/words/board/board-words.ts';
import { fillText } from '#domain/words/wording.ts';
import type { ManyMarks, Offered } from './use-many-marks.ts';

type Props = { readonly offered: readonly Offered[]; readonly many: ManyMarks; readonly words: BoardWords };

/** How many are chosen, all that are shown at one press, and what to do with them. */
export function ManyChoice({ offered, many, words: { many: words, actions } }: Props) {
  const chosen = offered.filter(({ id }) => many.chosen.has(id));
  const isAll = chosen.length > 0 && chosen.length === offered.length;
  return (
    <>
      <label className="board-choose">
        <input
          type="checkbox"
          data-next
          checked={isAll}
          ref={(box) => {
            if (box !== null) box.indeterminate = chosen.length > 0 && !isAll;
          }}
          onChange={(event) =>
            many.choose(
              offered.map(({ id }) => id),
              event.target.checked,
            )
          }
        />
        {fillText(words.all, { count: String(offered.length) })}
      </label>
      <p role="status" className="figures">
        {fillText(words.chosen, { count: String(chosen.length) })}
      </p>
      <button
        type="button"
        className="button button-solid"
        disabled={chosen.length === 0}
        onClick={() => many.ask(chosen)}
      >
        {actions['not-ours']}
      </button>
      <button type="button" className="button button-line" onClick={() => many.show('idle')}>
        {words.stop}
      </button>
    </>
  );
}
