import type { RepairFault, RepairField } from '#domain/repair/repair-or-replace.ts';

export type NumberFieldProps = {
  readonly name: RepairField;
  readonly label: string;
  readonly hint: string;
  readonly faults: Readonly<Record<RepairFault['code'], string>>;
};

type Props = { readonly field: NumberFieldProps; readonly fault: RepairFault['code'] | undefined };

/** The id of a field, for links to it. */
export function repairFieldId(name: RepairField): string {
  return `repair-${name}`;
}

/** A number as people type it, with its hint, and what is wrong with it in words below. */
export function NumberField({ field: { name, label, hint, faults }, fault }: Props) {
  const id = repairFieldId(name);
  return (
    <div>
      <label htmlFor={id} className="field-label">
        {label}
      </label>
      <input
        id={id}
        name={name}
        className="field"
        inputMode="decimal"
        autoComplete="off"
        aria-describedby={`${id}-hint ${id}-fault`}
        aria-invalid={fault === undefined ? undefined : true}
      />
      <p id={`${id}-hint`} className="mt-1 text-small text-ink-soft">
        {hint}
      </p>
      <p id={`${id}-fault`} className="field-fault" hidden={fault === undefined}>
        {fault === undefined ? '' : faults[fault]}
      </p>
    </div>
  );
}
