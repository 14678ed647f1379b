import { useId, type ReactNode } from 'react';
import type { BoardWords } from '#content/words/board/board-words.ts';
import { AddressFields } from './AddressFields.tsx';
import { questionText } from './booking-fit.ts';
import { findWindow } from './booking.ts';
import { DayChoice } from './DayChoice.tsx';
import { TechnicianChoice } from './TechnicianChoice.tsx';
import type { Booking } from './use-booking.ts';
import { WindowChoice } from './WindowChoice.tsx';

type Props = {
  readonly booking: Booking;
  readonly words: BoardWords['visits'];
  readonly isMove: boolean;
  /** Where else they were visited, while no address is known for this. */
  readonly known: ReactNode;
  readonly onClose: () => void;
};

const longestNote = 2000;

export function BookingForm({ booking, words, isMove, known, onClose }: Props) {
  const { offer, choice, setChoice, state, fault, isBarred, fits, fit } = booking;
  const id = useId();
  const texts = words.booking;
  const day = offer?.days.find(({ date }) => date === choice.date);
  const chosen = findWindow(day, choice.fromHour);
  const isSaving = state === 'saving';
  const question = questionText({ window: chosen, fit, isMove, isBarred }, words);
  const button =
    question === undefined ? (isMove ? texts.move : texts.book) : isMove ? texts.moveAnyway : texts.anyway;
  // Nothing to press before there is something to choose: a quick Enter would fall on the wrong thing.
  if (offer === undefined) return <p className="visit-quiet">{fault === '' ? words.loading : fault}</p>;
  return (
    <form
      className="visit-booking"
      onSubmit={(event) => {
        event.preventDefault();
        void booking.save(chosen?.bar ?? null);
      }}
    >
      <DayChoice booking={booking} words={words} />
      <WindowChoice booking={booking} day={day} words={words} />
      <AddressFields
        words={words.address}
        address={choice.address}
        onAddress={(address) => setChoice((now) => ({ ...now, address }))}
      />
      {known}
      <TechnicianChoice
        {...{ fits, words }}
        technicianId={choice.technicianId}
        onChoose={(technicianId) => setChoice((now) => ({ ...now, technicianId }))}
      />
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
          {question}
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
