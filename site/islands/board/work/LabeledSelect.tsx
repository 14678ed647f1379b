import { useId } from 'react';
import { Options, type Option } from './Options.tsx';

type Props = {
  readonly label: string;
  readonly value: string | number;
  readonly options: readonly Option[];
  /** Told the `value` of the option, as text. */
  readonly onChoose: (value: string) => void;
};

/** A list to choose from, under its label. */
export function LabeledSelect({ label, value, options, onChoose }: Props) {
  const id = useId();
  return (
    <div>
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <select id={id} className="field" value={value} onChange={({ target }) => onChoose(target.value)}>
        <Options options={options} />
      </select>
    </div>
  );
}
