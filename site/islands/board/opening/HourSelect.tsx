import { useId } from 'react';
import { hourText } from './opening-text.ts';

type Props = {
  readonly label: string;
  readonly value: number;
  readonly first: number;
  readonly onHour: (hour: number) => void;
};

/** A full hour of the day, from `first` to midnight. */
export function HourSelect({ label, value, first, onHour }: Props) {
  const id = useId();
  return (
    <div>
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <select id={id} className="field" value={value} onChange={({ target }) => onHour(Number(target.value))}>
        {Array.from({ length: 25 - first }, (_, position) => position + first).map((hour) => (
          <option key={hour} value={hour}>
            {hourText(hour)}
          </option>
        ))}
      </select>
    </div>
  );
}
