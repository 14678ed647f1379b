import type { ReactNode } from 'react';
import { fieldId } from './field-ids.ts';
import { FieldFault } from './FieldFault.tsx';
import type { FormView } from '#site/islands/form/use-posted-form.ts';

/** The tick of a field that was filled in and keeps the rules. */
function RightMark({ label }: { readonly label: string }) {
  return (
    <svg role="img" aria-label={label} viewBox="0 0 16 16" className="icon text-good">
      <path d="M3 8.5 6.5 12 13 4.5" />
    </svg>
  );
}

type Props = {
  readonly view: FormView;
  readonly name: string;
  readonly label: string;
  /** Written behind the label of a field that may stay empty. */
  readonly optionalMark?: string | undefined;
  readonly filledMark: string;
  readonly children: ReactNode;
};

/** One field: label above, the control, and what is wrong with it in words below. */
export function FieldFrame({ view, name, label, optionalMark, filledMark, children }: Props) {
  const mark = view.markOf(name);
  return (
    <div data-touched={mark === undefined ? undefined : ''}>
      <div className="flex items-start justify-between gap-2">
        <label htmlFor={fieldId(view.id, name)} className="field-label">
          {label}
          {optionalMark === undefined ? null : <span className="font-normal"> ({optionalMark})</span>}
        </label>
        {mark === 'right' ? <RightMark label={filledMark} /> : null}
      </div>
      {children}
      <FieldFault view={view} name={name} />
    </div>
  );
}
