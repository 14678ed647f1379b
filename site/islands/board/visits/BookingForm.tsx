import { useId } from 'react';
import type { BoardWords } from '#content/words/board/board-words.ts';
import type { BoardVisit } from '#domain/visits/board-visit.ts';
import { mayInsist, type OfferedWindow } from '#domain/visits/offered-windows.ts';
import { formatWindow } from '#domain/visits/visit-text.ts';
import { fillText } from '#domain/words/wording.ts';
import { AddressFields } from './AddressFields.tsx';
import { findWindow } from './booking.ts';
import { DayChoice } from './DayChoice.tsx';
import type { Booking } from './use-booking.ts';
import { WindowChoice } from './WindowChoice.tsx';

type Props = {
  readonly booking: Booking;
  readonly words: BoardWords['visits'];
  readonly isMove: boolean;
  readonly onClose: () => void;
};

const longestNote = 2000;

type Texts = Props['words']['booking'];

/** What is asked once before more is booked in a window than there is room or time for. */
function roomQuestion({ ask }: Texts, window: OfferedWindow | undefined): string | undefined {
  const bar = window?.bar ?? null;
  if (window === undefined || bar === null || !mayInsist(bar)) return undefined;
  return fillText(ask[bar], { taken: String(window.taken), room: String(window.places) });
}

/** What is asked once before a technician is to be in two places. */
function busyQuestion(texts: Texts, { technician, window, lead }: BoardVisit): string {
  const visit = [formatWindow(window), lead.name, lead.place].filter((part) => part !== '').join(', ');
  return fillText(texts.busy, { technician: technician ?? '', visit });
}

export function BookingForm({ booking, words, isMove, onClose }: Props) {
  const { offer, choice, setChoice, state, fault, busy } = booking;
  const id = useId();
  const texts = words.booking;
  const day = offer?.days.find(({ date }) => date === choice.date);
  const chosen = findWindow(day, choice.fromHour);
  const question = roomQuestion(texts, chosen);
  const isSaving = state === 'saving';
  const asked = busy === undefined ? question : busyQuestion(texts, busy);
  const button = asked === undefined ? (isMove ? texts.move : texts.book) : texts.anyway;
  // Nothing to press before there is something to choose: a quick Enter would fall on the wrong thing.
  if (offer === undefined) return <p className="visit-quiet">{fault === '' ? words.loading : fault}</p>;
  return (
    <form
      className="visit-booking"
      onSubmit={(event) => {
        event.preventDefault();
        void booking.save(question !== undefined);
      }}
    >
      <DayChoice booking={booking} words={words} />
      <WindowChoice booking={booking} day={day} words={words} />
      <AddressFields
        words={words.address}
        address={choice.address}
        onAddress={(address) => setChoice((now) => ({ ...now, address }))}
      />
      <div className="visit-booking-who">
        <label className="field-label" htmlFor={`${id}-who`}>
          {texts.technician}
        </label>
        <select
          id={`${id}-who`}
          className="field"
          value={choice.technicianId ?? ''}
          onChange={({ target }) =>
            setChoice((now) => ({ ...now, technicianId: target.value === '' ? null : target.value }))
          }
        >
          <option value="">{texts.notNamed}</option>
          {offer.technicians
            .filter(({ id: own, isGone }) => !isGone || own === choice.technicianId)
            .map((technician) => (
              <option key={technician.id} value={technician.id}>
                {technician.name}
              </option>
            ))}
        </select>
      </div>
      <div>
        <label className="field-label" htmlFor={`${id}-note`}>
          {texts.note}
        </label>
        <textarea
          id={`${id}-note`}
          className="field"
          rows={2}
          maxLength={longestNote}
          value={choice.note}
          onChange={({ target }) => setChoice((now) => ({ ...now, note: target.value }))}
        />
      </div>
      <div className="visit-booking-end">
        <p className="visit-question" role="status">
          {asked}
        </p>
        <p className="visit-fault" role="alert">
          {fault}
        </p>
        <div className="visit-buttons">
          <button type="submit" className="button button-solid" disabled={chosen === undefined || isSaving}>
            {isSaving ? texts.saving : button}
          </button>
          <button type="button" className="button button-line" onClick={onClose}>
            {texts.back}
          </button>
        </div>
      </div>
    </form>
  );
}
