import type { ComponentProps } from 'react';

type Choice = { readonly value: string; readonly label: string };
type TextProps = Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'autoComplete' | 'maxLength'> & {
  readonly name: string;
  readonly label: string;
};

/** A line of text. What was typed stands in it again when it could not be saved. */
export function ChangeText({ name, label, type = 'text', ...input }: TextProps) {
  return (
    <div>
      <label htmlFor={`my-${name}`} className="field-label">
        {label}
      </label>
      <input
        {...input}
        type={type}
        id={`my-${name}`}
        name={name}
        data-request-value={name}
        className="field"
      />
    </div>
  );
}

type ChoiceProps = {
  readonly name: string;
  readonly label: string;
  readonly unchanged: string;
  readonly choices: readonly Choice[];
};

/** A choice of which none changes nothing. */
export function ChangeChoice({ name, label, unchanged, choices }: ChoiceProps) {
  return (
    <div data-request-choice={name}>
      <label htmlFor={`my-${name}`} className="field-label">
        {label}
      </label>
      <select id={`my-${name}`} name={name} className="field">
        <option value="">{unchanged}</option>
        {choices.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}
