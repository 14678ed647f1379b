import { useControl } from './field-ids.ts';
import { FieldFrame } from './FieldFrame.tsx';
import type { FormView } from '#site/islands/form/use-posted-form.ts';

type Props = {
  readonly view: FormView;
  readonly name: string;
  readonly label: string;
  readonly maxLength: number;
  readonly filledMark: string;
};

/** Several lines of text; always required where we ask for it. */
export function TextAreaField({ view, name, label, maxLength, filledMark }: Props) {
  const control = useControl(view, name);
  return (
    <FieldFrame view={view} name={name} label={label} filledMark={filledMark}>
      <textarea {...control} required rows={4} maxLength={maxLength} className="field" />
    </FieldFrame>
  );
}
