import { fieldId } from './field-ids.ts';

type Props = { readonly formId: string; readonly name: string; readonly label: string };

/** A field people never meet. Off the screen instead of hidden, because programs that fill in forms skip hidden fields. */
export function TrapField({ formId, name, label }: Props) {
  return (
    <div aria-hidden="true" className="absolute -left-[200vw] size-px overflow-hidden">
      <label htmlFor={fieldId(formId, name)}>{label}</label>
      <input id={fieldId(formId, name)} name={name} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
