import { useRef, type SyntheticEvent } from 'react';
import { quoteFields } from '#domain/requests/quote-fields.ts';
import { BoardDialog } from '#site/islands/board/work/BoardDialog.tsx';
import { useBoardContext } from '#site/islands/board/work/board-context.ts';
import type { BoardSigns } from './caller-fields.ts';
import { CallerChoices } from './CallerChoices.tsx';
import { CallerText } from './CallerText.tsx';
import { useAddCaller } from './use-add-caller.ts';
import { useZipPlace } from './use-zip-place.ts';

type Props = {
  readonly signs: BoardSigns;
  readonly coveragePath: string;
  readonly onSaved: (name: string) => void;
  readonly onClose: () => void;
};

/** Somebody who calls is put on the list like somebody who writes. */
export function AddCaller({ signs, coveragePath, onSaved, onClose }: Props) {
  const { api, words } = useBoardContext();
  const { caller } = words.work;
  const form = useAddCaller(api, onSaved);
  const { fields, state } = form;
  const body = useRef<HTMLFormElement>(null);
  const place = useZipPlace(coveragePath, fields.zip);
  const zipSaid = {
    unknown: undefined,
    looking: caller.zipLooking,
    outside: caller.zipUnknown,
    place: place.kind === 'place' ? place.name : undefined,
  }[place.kind];

  async function save(event: SyntheticEvent): Promise<void> {
    event.preventDefault();
    const faults = await form.save();
    if (Object.values(faults).some(Boolean))
      requestAnimationFrame(() => body.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  }

  const said = { away: caller.away, faulty: caller.refused, refused: caller.refused };
  return (
    <BoardDialog heading={caller.heading} onClose={onClose}>
      <form ref={body} className="board-caller" noValidate onSubmit={(event) => void save(event)}>
        <div className="board-caller-fields">
          <CallerText form={form} field="name" longest={quoteFields.name.limit} />
          <CallerText form={form} field="phone" longest={quoteFields.phone.limit} type="tel" />
          <CallerText
            form={form}
            field="zip"
            longest={quoteFields.zip.limit}
            inputMode="numeric"
            said={zipSaid ?? ''}
          />
          <CallerChoices form={form} signs={signs} />
          <CallerText form={form} field="email" longest={quoteFields.email.limit} type="email" />
          <CallerText form={form} field="message" longest={quoteFields.message.limit} isLong />
        </div>
        <p className="board-fault" role="alert">
          {state === 'idle' || state === 'saving' ? '' : said[state]}
        </p>
        <div className="board-again">
          <button
            type="submit"
            className="button button-solid"
            aria-disabled={state === 'saving' || undefined}
          >
            {state === 'saving' ? caller.saving : caller.save}
          </button>
          <button type="button" className="button button-line" onClick={onClose}>
            {caller.cancel}
          </button>
        </div>
      </form>
    </BoardDialog>
  );
}
