import { fieldId } from './field-ids.ts';

type Props = { readonly formId: string; readonly label: string };

/** The tick for a visit today. The whole line is the target. */
export function UrgentField({ formId, label }: Props) {
  return (
    <label htmlFor={fieldId(formId, 'urgent')} className="flex min-h-12 items-center gap-3 @md:col-span-2">
      <input
        id={fieldId(formId, 'urgent')}
        type="checkbox"
        name="urgent"
        value="yes"
        className="size-6 shrink-0"
      />
      <span>{label}</span>
    </label>
  );
}
