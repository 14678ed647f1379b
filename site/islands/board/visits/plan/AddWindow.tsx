import { useId, useState } from 'react';
import type { BoardWords } from '#content/words/board/board-words.ts';
import { formatWindow } from '#domain/visits/visit-text.ts';
import { windowFrom } from '#domain/visits/visit.ts';
import { freeHours } from './plan-cells.ts';

type Props = {
  readonly hours: readonly number[];
  readonly texts: BoardWords['visits']['plan'];
  readonly onAdd: (hour: number) => void;
};

/** Another row of the table, empty at first. */
export function AddWindow({ hours, texts, onAdd }: Props) {
  const id = useId();
  const free = freeHours(hours);
  const [typed, setTyped] = useState<number>();
  const chosen = typed !== undefined && free.includes(typed) ? typed : free[0];
  if (chosen === undefined) return null;
  return (
    <div className="visit-plan-add">
      <label className="field-label" htmlFor={id}>
        {texts.start}
      </label>
      <select
        id={id}
        className="field"
        value={chosen}
        onChange={({ target }) => setTyped(Number(target.value))}
      >
        {free.map((hour) => (
          <option key={hour} value={hour}>
            {formatWindow(windowFrom(hour))}
          </option>
        ))}
      </select>
      <button type="button" className="button button-line" onClick={() => onAdd(chosen)}>
        {texts.add}
      </button>
    </div>
  );
}
