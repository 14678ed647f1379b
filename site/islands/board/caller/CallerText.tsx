import { quoteFields } from '#domain/requests/quote-fields.ts';
import { useBoardContext } from '#site/islands/board/work/board-context.ts';
import { CallerField } from './CallerField.tsx';
import type { CallerField as FieldName } from './caller-fields.ts';
import type { useAddCaller } from './use-add-caller.ts';

type Props = {
  readonly form: ReturnType<typeof useAddCaller>;
  readonly field: Exclude<FieldName, 'appliance' | 'sign' | 'source' | 'urgent' | 'texts'>;
  readonly type?: 'text' | 'tel' | 'email';
  readonly inputMode?: 'numeric';
  readonly isLong?: boolean;
  readonly said?: string;
};

/** A text of the window. Browsers fill in nothing: it is another person's. */
export function CallerText({ form, field, type = 'text', inputMode, isLong = false, said }: Props) {
  const { words } = useBoardContext();
  const { caller } = words.work;
  const { fields, faults, change } = form;
  const { limit: longest } = quoteFields[field];
  const label = { ...caller, ...words.visits.address }[field];
  const saidOfFault = {
    ...caller.faults,
    street: caller.faults.other,
    unit: caller.faults.other,
    access: caller.faults.other,
  }[field];
  return (
    <CallerField label={label} fault={faults[field] === true ? saidOfFault : undefined} said={said}>
      {(ties) =>
        isLong ? (
          <textarea
            {...ties}
            rows={2}
            maxLength={longest}
            value={fields[field]}
            onChange={({ target }) => change(field, target.value)}
          />
        ) : (
          <input
            {...ties}
            type={type}
            inputMode={inputMode}
            autoComplete="off"
            maxLength={longest}
            value={fields[field]}
            onChange={({ target }) => change(field, target.value)}
          />
        )
      }
    </CallerField>
  );
}
