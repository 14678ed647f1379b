import { CallerField } from '#site/islands/board/caller/CallerField.tsx';
import { useBoardContext } from '#site/islands/board/work/board-context.ts';
import { customerFields, customerLimits } from './correction-fields.ts';
import type { Correction } from './use-correction.ts';

type Props = { readonly form: Correction };

/** What stands at every request of the customer, also at those that are still to come. */
export function CustomerFields({ form: { fields, isBarred, change, setBarred } }: Props) {
  const { customer } = useBoardContext().words.work.correct;
  return (
    <>
      {customerFields.map((field) => (
        <CallerField key={field} label={customer[field]} fault={undefined}>
          {(ties) => (
            <input
              {...ties}
              autoComplete="off"
              maxLength={customerLimits[field]}
              value={fields[field]}
              onChange={({ target }) => change(field, target.value)}
            />
          )}
        </CallerField>
      ))}
      <label className="board-caller-urgent">
        <input type="checkbox" checked={isBarred} onChange={({ target }) => setBarred(target.checked)} />
        {customer.doNotServe}
      </label>
    </>
  );
}
