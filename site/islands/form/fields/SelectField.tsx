import { useControl } from './field-ids.ts';
import { FieldFrame } from './FieldFrame.tsx';
import type { FormView } from '#site/islands/form/use-posted-form.ts';

export type Choice = { readonly value: string; readonly label: string };

type Props = {
  readonly view: FormView;
  readonly name: string;
  readonly label: string;
  /** Shown first, with an empty value. */
  readonly placeholder: string;
  readonly choices: readonly Choice[];
  readonly chosen?: string | undefined;
  readonly required?: boolean;
  readonly optionalMark?: string | undefined;
  readonly filledMark: string;
};

/** A choice out of a short list, in the browser's own control: the best one on a phone. */
export function SelectField({ view, name, label, placeholder, choices, chosen, required, ...marks }: Props) {
  const control = useControl(view, name, chosen ?? '');
  return (
    <FieldFrame view={view} name={name} label={label} {...marks}>
      <select {...control} required={required} className="field">
        <option value="">{placeholder}</option>
        {choices.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
