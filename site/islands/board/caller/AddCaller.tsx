import { useRef, type SyntheticEvent } from 'react';
import { BoardDialog } from '#site/islands/board/work/BoardDialog.tsx';
import { useBoardContext } from '#site/islands/board/work/board-context.ts';
import { CallerAddress } from './CallerAddress.tsx';
import { CallerChoices } from './CallerChoices.tsx';
import { CallerText } from './CallerText.tsx';
import { KnownCaller } from './KnownCaller.tsx';
import { useAddCaller, type SavedCaller } from './use-add-caller.ts';
import { useZipPlace } from './use-zip-place.ts';

type Props = {
  readonly onSaved: (saved: SavedCaller) => void;
  readonly onClose: () => void;
};

/** Somebody who is on the line: who they are by their number, what they need, and a visit at once. */
export function AddCaller({ onSaved, onClose }: Props) {
  const { api, words, coveragePath, canText } = useBoardContext();
  const { caller } = words.work;
  const form = useAddCaller(api, onSaved);
  const { fields, draft, state } = form;
  const body = useRef<HTMLFormElement>(null);
  const place = useZipPlace(coveragePath, fields.zip);
  const zipSaid = {
    unknown: undefined,
    looking: caller.zipLooking,
    outside: caller.zipUnknown,
    place: place.kind === 'place' ? place.name : undefined,
  }[place.kind];

  async function save(isBooking: boolean): Promise<void> {
    const faults = await form.save(isBooking);
    if (Object.values(faults).some(Boolean))
      requestAnimationFrame(() => body.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  }

  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    void save(true);
  }

  const said = { away: caller.away, faulty: caller.refused, refused: caller.refused };
  return (
    <BoardDialog heading={caller.heading} onClose={onClose}>
      <form ref={body} className="board-caller" noValidate onSubmit={submit}>
        {draft !== undefined && (
          <div className="board-known">
            <p>
              {caller.draft} <bdi>{[draft.name, draft.phone].filter(Boolean).join(' · ')}</bdi>
            </p>
            <button type="button" className="button button-line" onClick={() => form.put(draft)}>
              {caller.goOn}
            </button>
          </div>
        )}
        <div className="board-caller-fields">
          <CallerText form={form} field="phone" type="tel" />
          <KnownCaller phone={fields.phone} zip={fields.zip} onUse={form.fillIn} onLeave={onClose} />
          <CallerText form={form} field="name" />
          <CallerText
            form={form}
            field="zip"

            inputMode="numeric"
            said={zipSaid ?? ''}
          />
          <CallerAddress form={form} />
          <CallerChoices form={form} />
          <CallerText form={form} field="email" type="email" />
          <CallerText form={form} field="message" isLong />
          <label className="board-caller-urgent">
            <input
              type="checkbox"
              checked={fields.urgent !== ''}
              onChange={({ target }) => form.change('urgent', target.checked ? 'yes' : '')}
            />
            {words.urgent}
          </label>
          {canText && (
            <label className="board-caller-urgent">
              <input
                type="checkbox"
                checked={fields.texts !== ''}
                onChange={({ target }) => form.change('texts', target.checked ? 'yes' : '')}
              />
              {caller.texts}
            </label>
          )}
        </div>
        <div className="visit-booking-end">
          <p className="board-fault" role="alert">
            {state === 'idle' || state === 'saving' ? '' : said[state]}
          </p>
          <div className="visit-buttons">
            <button
              type="submit"
              className="button button-solid"
              aria-disabled={state === 'saving' || undefined}
            >
              {state === 'saving' ? caller.saving : caller.saveAndBook}
            </button>
            <button
              type="button"
              className="button button-line"
              aria-disabled={state === 'saving' || undefined}
              onClick={() => void save(false)}
            >
              {caller.save}
            </button>
            <button
              type="button"
              className="button button-line"
              onClick={() => {
                form.forget();
                onClose();
              }}
            >
              {caller.cancel}
            </button>
          </div>
        </div>
      </form>
    </BoardDialog>
  );
}
