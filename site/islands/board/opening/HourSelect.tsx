import { formatHour } from '#domain/clocks/clock-text.ts';
import { LabeledSelect } from '#site/islands/board/work/LabeledSelect.tsx';

type Props = {
  readonly label: string;
  readonly value: number;
  readonly first: number;
  readonly onHour: (hour: number) => void;
};

/** A full hour of the day, from `first` to midnight. */
export function HourSelect({ label, value, first, onHour }: Props) {
  const hours = Array.from({ length: 25 - first }, (_, index) => index + first);
  const options = hours.map((hour) => ({ value: hour, label: formatHour(hour, 'en') }));
  return <LabeledSelect {...{ label, value, options }} onChoose={(hour) => onHour(Number(hour))} />;
}
