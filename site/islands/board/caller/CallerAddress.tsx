import { useState } from 'react';
import { addressFields } from '#domain/requests/quote-fields.ts';
import { useBoardContext } from '#site/islands/board/work/board-context.ts';
import { CallerText } from './CallerText.tsx';
import type { useAddCaller } from './use-add-caller.ts';

type Props = { readonly form: ReturnType<typeof useAddCaller> };

/** Where the visit is made, folded away until something is known of it: the booking asks, too. */
export function CallerAddress({ form }: Props) {
  const { words } = useBoardContext();
  const [isOpen, setOpen] = useState(false);
  const isKnown = addressFields.some((field) => form.fields[field] !== '');
  return (
    <details
      className="board-caller-address"
      open={isOpen || isKnown}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{words.work.caller.address}</summary>
      <div className="board-caller-fields">
        {addressFields.map((field) => (
          <CallerText key={field} form={form} field={field} />
        ))}
      </div>
    </details>
  );
}
