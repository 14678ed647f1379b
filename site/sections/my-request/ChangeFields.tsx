import type { ComponentProps, ReactNode } from 'react';
import type { ShownChoice } from '#domain/my-request/request-shown.ts';

type TextProps = Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'autoComplete' | 'maxLength'> & {
  readonly name: string;
  /** Tells fields of one name apart. */
  readonly id?: string;
  readonly label: string;
  /** Where to find it, or how to write it. */
  readonly hint?: ReactNode;
  /** What was typed and could not be saved, or what is kept and may be seen. */
  readonly value: string | undefined;
};

/** What tells phones which keyboard to show and browsers what to fill in. */
export const contactLines = {
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email' },
  zip: { inputMode: 'numeric', autoComplete: 'postal-code', maxLength: 5 },
} as const satisfies Record<string, Partial<TextProps>>;

/** A line of text. */
export function ChangeText({ name, id = name, label, hint, value, type = 'text', ...input }: TextProps) {
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
        defaultValue={value}
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

type DigitsProps = {
  readonly words: Readonly<Record<'label' | 'hint', string>>;
  readonly form: string;
  readonly isAsked: boolean;
  readonly value: string | undefined;
};

/** Asked of whoever came by an old link. */
export function LastDigits({ words: { label, hint }, form, isAsked, value }: DigitsProps) {
  return (
    <div data-request-digits="" hidden={!isAsked}>
      <ChangeText
        {...{ label, hint, value }}
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
  readonly choices: readonly ShownChoice[];
  readonly chosen: string | undefined;
};

/** A choice of which none changes nothing; hidden where there is nothing to choose. */
export function ChangeChoice({ name, label, unchanged, choices, chosen }: ChoiceProps) {
  return (
    <div data-request-choice={name} hidden={choices.length === 0}>
      <label htmlFor={`my-${name}`} className="field-label">
        {label}
      </label>
      <select
        id={`my-${name}`}
        name={name}
        defaultValue={chosen === '' ? undefined : chosen}
        className="field"
      >
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

type WordsProps = Pick<TextProps, 'name' | 'label' | 'value'> & { readonly maxLength: number };

/** Several lines. */
export function ChangeWords({ name, label, maxLength, value }: WordsProps) {
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
        defaultValue={value}
        className="field"
      />
    </div>
  );
}
