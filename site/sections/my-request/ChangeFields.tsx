import type { ComponentProps, ReactNode } from 'react';

type Choice = { readonly value: string; readonly label: string };
type TextProps = Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'autoComplete' | 'maxLength'> & {
  readonly name: string;
  /** Tells fields of one name apart. */
  readonly id?: string;
  readonly label: string;
  /** Where to find it, or how to write it. */
  readonly hint?: ReactNode;
};

/** A line of text. What was typed stands in it again when it could not be saved. */
export function ChangeText({ name, id = name, label, hint, type = 'text', ...input }: TextProps) {
  return (
    <div>
      <label htmlFor={`my-${id}`} className="field-label">
        {label}
      </label>
      <input
        {...input}
        type={type}
        id={`my-${id}`}
        name={name}
        data-request-value={name}
        className="field"
        {...(hint !== undefined && { 'aria-describedby': `my-${id}-hint` })}
      />
      {hint !== undefined && (
        <p id={`my-${id}-hint`} className="mt-1 text-small text-ink-soft">
          {hint}
        </p>
      )}
    </div>
  );
}

type DigitsProps = { readonly words: Readonly<Record<'label' | 'hint', string>>; readonly form: string };

/** Asked of whoever came by an old link; the server shows it where it is. */
export function LastDigits({ words: { label, hint }, form }: DigitsProps) {
  return (
    <div data-request-digits hidden>
      <ChangeText
        {...{ label, hint }}
        name="digits"
        id={`digits-${form}`}
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
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

type WordsProps = { readonly name: string; readonly label: string; readonly maxLength: number };

/** Several lines. */
export function ChangeWords({ name, label, maxLength }: WordsProps) {
  return (
    <div>
      <label htmlFor={`my-${name}`} className="field-label">
        {label}
      </label>
      <textarea
        id={`my-${name}`}
        name={name}
        rows={3}
        maxLength={maxLength}
        data-request-text={name}
        className="field"
      />
    </div>
  );
}
