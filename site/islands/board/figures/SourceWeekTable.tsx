import type { BoardWords } from '#content/words/board/board-words.ts';
import { otherSources, type SourceWeeks } from '#domain/figures/board-figures.ts';
import { formatWeek, showCount } from './figure-texts.ts';

type Props = {
  readonly sources: readonly SourceWeeks[];
  /** The Mondays of their weeks, the oldest first. */
  readonly weeks: readonly string[];
  readonly words: BoardWords['figures'];
};

/** Where the requests of each week came from, the newest week first. */
export function SourceWeekTable({ sources, weeks, words }: Props) {
  const { heading, other, nothing } = words.sourceWeeks;
  const nameOf = (name: string) => (name === '' ? words.noSource : name === otherSources ? other : name);
  if (sources.length === 0) return <p className="figures-note">{nothing}</p>;
  return (
    <div className="figures-scroll" tabIndex={0} role="region" aria-label={heading}>
      <table className="figures-table figures-source-weeks">
        <thead>
          <tr>
            {[words.bars.week, ...weeks.map(formatWeek).toReversed()].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sources.map(({ name, weeks: counts }) => (
            <tr key={name}>
              <th scope="row" dir="auto">
                {nameOf(name)}
              </th>
              {counts.toReversed().map((count, index) => (
                <td key={weeks[index]}>
                  {count === 0 ? <span aria-label={words.hours.none}>·</span> : showCount(count)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
