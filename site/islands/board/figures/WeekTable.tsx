import type { BoardWords } from '#content/words/board/board-words.ts';
import { formatClock } from '#domain/clocks/clock-text.ts';
import type { WeekFigures } from '#domain/figures/board-figures.ts';
import { countOfLeads, formatWeek, shareInTime, showCount } from './figure-texts.ts';

type Props = { readonly weeks: readonly WeekFigures[]; readonly words: BoardWords['figures'] };

const steps = ['reached', 'booked', 'visited', 'done'] as const;
const lost = ['canceled', 'erased', 'unreached', 'notOurs'] as const;
const columns = ['leads', 'kept', 'median', ...steps, 'withPhoto', 'withSign', ...lost] as const;

/** The bars in numbers, the newest week first. */
export function WeekTable({ weeks, words }: Props) {
  return (
    <details className="board-more">
      <summary>{words.bars.table}</summary>
      <div className="figures-scroll" tabIndex={0} role="region" aria-label={words.bars.heading}>
        <table className="figures-table">
          <thead>
            <tr>
              {[words.bars.week, ...columns.map((name) => words[name])].map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeks.toReversed().map((week) => (
              <tr key={week.startsOn}>
                <th scope="row">{formatWeek(week.startsOn)}</th>
                <td>{showCount(week.leads)}</td>
                <td>{shareInTime(week, words)}</td>
                <td>{week.medianMs === null ? words.noCalls : formatClock(week.medianMs)}</td>
                {([...steps, 'withPhoto', 'withSign'] as const).map((name) => (
                  <td key={name}>{countOfLeads(week[name], week, words)}</td>
                ))}
                {lost.map((name) => (
                  <td key={name}>{showCount(week[name])}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
