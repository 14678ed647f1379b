import type { BoardWords } from '#content/words/board/board-words.ts';
import type { ServiceHours } from '#domain/clocks/service-hours.ts';
import { fillText } from '#domain/words/wording.ts';
import { formatHour, showCount } from './figure-texts.ts';

type Props = {
  /** Seven days, Monday first, of 24 hours. */
  readonly hours: readonly (readonly number[])[];
  readonly open: Pick<ServiceHours, 'opensAtHour' | 'closesAtHour'>;
  readonly words: BoardWords['figures'];
};

/** Steps of the shade; the number in each cell says the same. */
const steps = 5;

/** Requests by hour and weekday: a table whose cells are darker where there are more. */
export function HourTable({ hours, open, words }: Props) {
  const most = Math.max(0, ...hours.flat());
  const busy = Array.from({ length: 24 }, (_, hour) => hour).filter(
    (hour) =>
      (hour >= open.opensAtHour && hour < open.closesAtHour) || hours.some((day) => (day[hour] ?? 0) > 0),
  );
  return (
    <table className="figures-hours">
      <caption>
        {most === 0 ? words.hours.nothing : fillText(words.hours.caption, { most: showCount(most) })}
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
            <th scope="row">{formatHour(hour)}</th>
            {words.hours.days.map((day, index) => {
              const count = hours[index]?.[hour] ?? 0;
              return (
                <td key={day} data-step={Math.ceil((count / Math.max(1, most)) * steps)}>
                  {count === 0 ? <span aria-label={words.hours.none}>·</span> : showCount(count)}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
