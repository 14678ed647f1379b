import type { BoardWords } from '#content/words/board/board-words.ts';
import { formatHour } from '#domain/clocks/clock-text.ts';
import type { ServiceHours } from '#domain/clocks/service-hours.ts';
import type { HourFigures } from '#domain/figures/board-figures.ts';
import { fillText } from '#domain/words/wording.ts';
import { showCount } from './figure-texts.ts';

type Props = {
  /** Seven days, Monday first, of 24 hours. */
  readonly hours: readonly (readonly HourFigures[])[];
  readonly open: Pick<ServiceHours, 'opensAtHour' | 'closesAtHour'>;
  /** How many requests came, or how many of the calls owed for them were made in time. */
  readonly shows: 'hours' | 'inTime';
  readonly words: BoardWords['figures'];
};

/** Steps of the shade; the numbers in each cell say the same. */
const steps = 5;

/** What is counted of each hour: how dark it is, and its numbers. */
const cellOf = {
  hours: ({ leads }: HourFigures) => ({ weight: leads, hasAny: leads > 0, text: showCount(leads) }),
  inTime: ({ owed, kept }: HourFigures) => ({
    weight: owed - kept,
    hasAny: owed > 0,
    text: `${showCount(kept)}/\u200B${showCount(owed)}`,
  }),
};

/** Hours of the week: a table whose cells are darker where more requests came, or more calls were late. */
export function HourTable({ hours, open, shows, words }: Props) {
  const { caption, nothing } = words[shows];
  const cells = hours.map((day) => day.map(cellOf[shows]));
  const most = Math.max(0, ...cells.flat().map(({ weight }) => weight));
  const busy = Array.from({ length: 24 }, (_, hour) => hour).filter(
    (hour) =>
      (hour >= open.opensAtHour && hour < open.closesAtHour) ||
      hours.some((day) => (day[hour]?.leads ?? 0) > 0),
  );
  return (
    <table className="figures-hours" data-shows={shows}>
      <caption>
        {cells.flat().some(({ hasAny }) => hasAny) ? fillText(caption, { most: showCount(most) }) : nothing}
      </caption>
      <thead>
        <tr>
          <th scope="col">{words.hours.hour}</th>
          {words.hours.days.map((day) => (
            <th key={day} scope="col">
              {day}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {busy.map((hour) => (
          <tr key={hour}>
            <th scope="row">{formatHour(hour, 'en')}</th>
            {words.hours.days.map((day, index) => {
              const cell = cells[index]?.[hour];
              return (
                <td key={day} data-step={Math.ceil(((cell?.weight ?? 0) / Math.max(1, most)) * steps)}>
                  {cell?.hasAny === true ? cell.text : <span aria-label={words.hours.none}>·</span>}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
