import type { ComponentProps } from 'react';
import { fieldId, useControl } from './field-ids.ts';
import { FieldFrame } from './FieldFrame.tsx';
import type { FormView } from '#site/islands/form/use-posted-form.ts';

type InputProps = Pick<
  ComponentProps<'input'>,
  'type' | 'required' | 'maxLength' | 'pattern' | 'inputMode' | 'autoComplete' | 'title'
>;
type Props = InputProps & {
  readonly view: FormView;
  readonly name: string;
  readonly label: string;
  readonly optionalMark?: string | undefined;
  readonly filledMark: string;
  readonly defaultValue?: string | undefined;
  /** Offered while typing; anything else may be typed as well. */
  readonly suggestions?: readonly string[] | undefined;
};

/** A line of text with the right keyboard and the browser's own rules, for visitors without script. */
export function TextField({
  view,
  name,
  label,
  optionalMark,
  filledMark,
  suggestions,
  defaultValue,
  ...input
}: Props) {
  const control = useControl(view, name, defaultValue);
  const listId = `${fieldId(view.id, name)}-suggestions`;
  return (
    <FieldFrame view={view} name={name} label={label} optionalMark={optionalMark} filledMark={filledMark}>
      <input
        type="text"
        {...control}
        {...input}
        list={suggestions === undefined ? undefined : listId}
        className="field"
      />
      {suggestions !== undefined && (
        <datalist id={listId}>
          {suggestions.map((suggestion) => (
            <option key={suggestion} value={suggestion} />
          ))}
        </datalist>
      )}
    </FieldFrame>
  );
}
