import type { BoardWords } from '#content/words/board/board-words.ts';
import { formatWindow } from '#domain/visits/visit-text.ts';
import { windowFrom } from '#domain/visits/visit.ts';
import { fillText } from '#domain/words/wording.ts';
import { keyOf, weekdays, type PlanCells } from './plan-cells.ts';

type Props = {
  readonly hour: number;
  readonly region: string;
  readonly cells: PlanCells;
  readonly texts: BoardWords['visits']['plan'];
  readonly onChange: (entries: Readonly<Record<string, string>>) => void;
};

/** One window on each weekday; an empty field is no window. */
export function WindowRow({ hour, region, cells, texts, onChange }: Props) {
  const window = formatWindow(windowFrom(hour));
  return (
    <tr>
      <th scope="row">{window}</th>
      {weekdays.map((day) => {
        const key = keyOf(region, day, hour);
        return (
          <td key={day}>
            <input
              className="field"
              inputMode="numeric"
              pattern="[0-9]*"
              maxLength={2}
              aria-label={fillText(texts.cell, { day: texts.days[day], window })}
              value={cells[key] ?? ''}
              onFocus={({ target }) => target.select()}
              onChange={({ target }) => onChange({ [key]: target.value.replaceAll(/\D/gu, '') })}
            />
          </td>
        );
      })}
    </tr>
  );
}
