import { useBoardContext } from '#site/islands/board/work/board-context.ts';
import { CallerField } from './CallerField.tsx';
import type { useAddCaller } from './use-add-caller.ts';

type Props = {
  readonly form: ReturnType<typeof useAddCaller>;
  readonly field: 'name' | 'phone' | 'zip' | 'email' | 'message';
  readonly longest: number;
  readonly type?: 'text' | 'tel' | 'email';
  readonly inputMode?: 'numeric';
  readonly isLong?: boolean;
  readonly said?: string;
};

/** A text of the window. Browsers fill in nothing: it is another person's. */
export function CallerText({ form, field, longest, type = 'text', inputMode, isLong = false, said }: Props) {
  const { words } = useBoardContext();
  const { caller } = words.work;
  const { fields, faults, change } = form;
  const fault = faults[field] === true ? caller.faults[field] : undefined;
  return (
    <CallerField label={caller[field]} fault={fault} said={said}>
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
