import { useState } from 'react';
import type { BoardWords } from '#content/words/board/board-words.ts';
import { formatWindow } from '#domain/visits/visit-text.ts';
import { windowFrom } from '#domain/visits/visit.ts';
import { LabeledSelect } from '#site/islands/board/work/LabeledSelect.tsx';
import { freeHours } from './plan-cells.ts';

type Props = {
  readonly hours: readonly number[];
  readonly texts: BoardWords['visits']['plan'];
  readonly onAdd: (hour: number) => void;
};

/** Another row of the table, empty at first. */
export function AddWindow({ hours, texts, onAdd }: Props) {
  const free = freeHours(hours);
  const [typed, setTyped] = useState<number>();
  const chosen = typed !== undefined && free.includes(typed) ? typed : free[0];
  if (chosen === undefined) return null;
  return (
    <div className="visit-plan-add">
      <LabeledSelect
        label={texts.start}
        value={chosen}
        options={free.map((hour) => ({ value: hour, label: formatWindow(windowFrom(hour)) }))}
        onChoose={(hour) => setTyped(Number(hour))}
      />
      <button type="button" className="button button-line" onClick={() => onAdd(chosen)}>
        {texts.add}
      </button>
    </div>
  );
}
