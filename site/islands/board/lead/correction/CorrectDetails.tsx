import { useEffect, useRef, useState } from 'react';
import type { BoardLead } from '#domain/leads/board-lead.ts';
import { closedStates } from '#domain/leads/lead.ts';
import { correctableFields } from '#domain/requests/quote-fields.ts';
import { fillText } from '#domain/words/wording.ts';
import { useBoardContext } from '#site/islands/board/work/board-context.ts';
import { Untold } from '#site/islands/board/lead/Untold.tsx';
import { CallFields } from './CallFields.tsx';
import { CorrectionField } from './CorrectionField.tsx';
import { CustomerFields } from './CustomerFields.tsx';
import { useCorrection } from './use-correction.ts';

type Props = {
  readonly lead: BoardLead;
  /** The slug of the problem. */
  readonly sign: string;
};

type FormProps = Props & {
  /** Somebody pressed the button; else it stands there from the start. */
  readonly isPressed: boolean;
  readonly onClose: (isSaved: boolean) => void;
};

function CorrectionForm({ lead, sign, isPressed, onClose }: FormProps) {
  const { correct } = useBoardContext().words.work;
  const form = useCorrection(lead, sign, () => onClose(true));
  const body = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (isPressed) body.current?.querySelector<HTMLElement>('.field')?.focus();
  }, [isPressed]);

  async function save(): Promise<void> {
    if (await form.save())
      requestAnimationFrame(() => body.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  }

  return (
    <form
      ref={body}
      className="board-caller"
      noValidate
      aria-label={fillText(correct.label, { name: lead.name })}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <div className="board-caller-fields">
        {correctableFields.map((field) => (
          <CorrectionField key={field} {...{ form, field }} />
        ))}
        {lead.kind === 'missed-call' && <CallFields form={form} />}
        <CustomerFields form={form} />
      </div>
      <p className="board-fault" role="alert">
        {form.fault}
      </p>
      <div className="board-again">
        <button type="submit" className="button button-solid" aria-disabled={form.isSaving || undefined}>
          {form.isSaving ? correct.saving : form.isAsked ? correct.saveAnyway : correct.save}
        </button>
        <button type="button" className="button button-line" data-key="0" onClick={() => onClose(false)}>
          {correct.cancel}
        </button>
      </div>
    </form>
  );
}

/** A call that nobody took says neither where nor what, and there is something to be done about it. */
function isUnsaid({ kind, state, zip, appliance }: BoardLead): boolean {
  const isOver = closedStates.some((closed) => closed === state);
  return kind === 'missed-call' && !isOver && (zip === '' || appliance === '');
}

/** What was sent wrongly, or is not known yet, is corrected while the customer is on the line. */
export function CorrectDetails({ lead, sign }: Props) {
  const { correct } = useBoardContext().words.work;
  const [state, setState] = useState<'closed' | 'asked' | 'open' | 'saved'>(
    isUnsaid(lead) ? 'asked' : 'closed',
  );
  const button = useRef<HTMLButtonElement>(null);
  if (lead.erasedAt !== null || lead.mergedInto !== null) return null;

  function close(isSaved: boolean): void {
    setState(isSaved ? 'saved' : 'closed');
    requestAnimationFrame(() => button.current?.focus());
  }

  return (
    <section className="board-correct">
      {lead.kind !== 'message' && lead.email === '' && !lead.isTexted && <Untold />}
      {state === 'open' || state === 'asked' ? (
        <CorrectionForm {...{ lead, sign }} isPressed={state === 'open'} onClose={close} />
      ) : (
        <button ref={button} type="button" className="button button-line" onClick={() => setState('open')}>
          {correct.button}
        </button>
      )}
      <p role="status">{state === 'saved' ? correct.saved : ''}</p>
    </section>
  );
}
