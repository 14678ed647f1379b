import { controlAttributes } from './field-ids.ts';
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
  return (
    <FieldFrame view={view} name={name} label={label} filledMark={filledMark}>
      <textarea
        {...controlAttributes(view, name)}
        required
        rows={4}
        maxLength={maxLength}
        className="field"
      />
    </FieldFrame>
  );
}
