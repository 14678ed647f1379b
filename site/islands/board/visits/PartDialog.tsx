import { useEffect, useRef } from 'react';
import { longestPartName } from '#domain/visits/visit-part.ts';
import { fillText } from '#domain/words/wording.ts';
import { CallerField } from '#site/islands/board/caller/CallerField.tsx';
import { BoardDialog } from '#site/islands/board/work/BoardDialog.tsx';
import { usePart, type PartAsked, type PartFault } from './use-part.ts';

type Props = PartAsked & { readonly onClose: () => void };

/** Which part the repair waits for, whether it is ordered, and when it is expected. */
export function PartDialog({ onClose, ...asked }: Props) {
  const form = usePart(asked);
  const words = asked.panel.words.visits.part;
  const body = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (form.wrong !== undefined) body.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [form.wrong]);
  const faultAt = (...faults: readonly PartFault[]) =>
    form.wrong !== undefined && faults.includes(form.wrong) ? words.faults[form.wrong] : undefined;

  return (
    <BoardDialog heading={fillText(words.heading, { name: asked.lead.name })} onClose={onClose}>
      <form
        ref={body}
        className="visit-booking"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void form.save();
        }}
      >
        <CallerField label={words.name} fault={faultAt('name')}>
          {(ties) => (
            <input
              {...ties}
              autoComplete="off"
              maxLength={longestPartName}
              value={form.name}
              onChange={({ target }) => form.setName(target.value)}
            />
          )}
        </CallerField>
        <label className="board-caller-urgent">
          <input
            type="checkbox"
            checked={form.isOrdered}
            onChange={({ target }) => {
              form.setOrdered(target.checked);
              if (form.orderedOn === '') form.setOrderedOn(asked.today);
            }}
          />
          {words.isOrdered}
        </label>
        {form.isOrdered && (
          <div className="board-caller-fields">
            <CallerField label={words.orderedOn} fault={faultAt('orderedOn', 'orderedLater')}>
              {(ties) => (
                <input
                  {...ties}
                  type="date"
                  max={asked.today}
                  value={form.orderedOn}
                  onChange={({ target }) => form.setOrderedOn(target.value)}
                />
              )}
            </CallerField>
            <CallerField label={words.expectedOn} fault={faultAt('expectedOn')}>
              {(ties) => (
                <input
                  {...ties}
                  type="date"
                  min={form.orderedOn}
                  value={form.expectedOn}
                  onChange={({ target }) => form.setExpectedOn(target.value)}
                />
              )}
            </CallerField>
          </div>
        )}
        <div className="visit-booking-end">
          <p className="visit-fault" role="alert">
            {form.fault}
          </p>
          <div className="visit-buttons">
            <button type="submit" className="button button-solid" disabled={form.isSaving}>
              {form.isSaving ? words.saving : words.save}
            </button>
            <button type="button" className="button button-line" onClick={onClose}>
              {asked.panel.words.visits.booking.back}
            </button>
          </div>
        </div>
      </form>
    </BoardDialog>
  );
}
