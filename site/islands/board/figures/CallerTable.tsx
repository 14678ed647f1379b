import type { BoardWords } from '#content/words/board/board-words.ts';
import { formatClock } from '#domain/clocks/clock-text.ts';
import type { CallerFigures } from '#domain/figures/board-figures.ts';
import { fillText } from '#domain/words/wording.ts';
import { percentOf, showCount } from './figure-texts.ts';

type Props = { readonly callers: readonly CallerFigures[]; readonly words: BoardWords['figures'] };

/** How fast each dispatcher made the first call. */
export function CallerTable({ callers, words }: Props) {
  return (
    <div className="figures-tally figures-callers">
      <table>
        <caption className="board-name">{words.callers.heading}</caption>
        <thead>
          <tr>
            {[words.callers.name, words.callers.calls, words.kept, words.median].map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {callers.map(({ name, calls, kept, medianMs }) => (
            <tr key={name}>
              <th scope="row" dir="auto">
                {name}
              </th>
              <td>{showCount(calls)}</td>
              <td>{fillText(words.ofLeads, { count: showCount(kept), percent: percentOf(kept, calls) })}</td>
              <td>{formatClock(medianMs)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
