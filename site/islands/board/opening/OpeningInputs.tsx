import { useId, type ComponentProps } from 'react';

type TextProps = Omit<ComponentProps<'input'>, 'onChange' | 'id' | 'className'> & {
  readonly label: string;
  readonly onText: (text: string) => void;
};

/** A labelled field: a text, a day, a day and time. */
export function TextInput({ label, onText, ...input }: TextProps) {
  const id = useId();
  return (
    <div className="min-w-0">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <input
        {...input}
        id={id}
        className="field"
        autoComplete="off"
        onChange={({ target }) => onText(target.value)}
      />
    </div>
  );
}
