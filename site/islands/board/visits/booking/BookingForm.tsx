import { longestNote } from '#domain/board/action-fields.ts';
import { useId, useRef, useState, type ReactNode } from 'react';
import type { BoardWords } from '#content/words/board/board-words.ts';
import { AddressFields } from './AddressFields.tsx';
import { questionText } from './booking-fit.ts';
import { findWindow } from './booking.ts';
import { DayChoice } from './DayChoice.tsx';
import { askedZip, findGivenFault } from './given-details.ts';
import { GivenFields } from './GivenFields.tsx';
import { TechnicianChoice } from './TechnicianChoice.tsx';
import type { Booking } from './use-booking.ts';
import { WindowChoice } from './WindowChoice.tsx';

type Props = {
  readonly booking: Booking;
  readonly words: BoardWords['visits'];
  readonly isMove: boolean;
  /** Where else they were visited, while no address is known for this. */
  readonly known: ReactNode;
  /** Of who only called: what a form would have asked. */
  readonly isCall: boolean;
  /** That nobody would tell them of the visit. */
  readonly untold: ReactNode;
  readonly onClose: () => void;
};

export function BookingForm({ booking, words, isMove, known, isCall, untold, onClose }: Props) {
  const { offer, asked, choice, setChoice, state, fault, isBarred, expectedOn, fits, fit } = booking;
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [isTried, setTried] = useState(false);
  const texts = words.booking;
  const day = offer?.days.find(({ date }) => date === choice.date);
  const chosen = findWindow(day, choice.fromHour);
  const isSaving = state === 'saving';
  const question = questionText({ window: chosen, fit, isMove, isBarred, expectedOn }, words);
  const button =
    question === undefined ? (isMove ? texts.move : texts.book) : isMove ? texts.moveAnyway : texts.anyway;
  const wrong = findGivenFault(asked, choice.given);
  const waiting = askedZip(asked, choice.given) === '' ? texts.zipFirst : words.loading;
  const loading = <p className="visit-quiet">{fault === '' ? waiting : fault}</p>;
  // Nothing to press before there is something to choose: a quick Enter would fall on the wrong thing.
  if (offer === undefined && asked.length === 0) return loading;

  function save(): void {
    setTried(true);
    if (wrong === undefined) void booking.save(chosen?.bar ?? null);
    else
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  }
  return (
    <form
      ref={form}
      className="visit-booking"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      {asked.length > 0 && <GivenFields {...{ booking, isCall }} wrong={isTried ? wrong : undefined} />}
      {asked.length > 0 && known}
      {offer === undefined ? loading : <DayChoice booking={booking} words={words} />}
      <WindowChoice booking={booking} day={day} words={words} />
      <AddressFields
        words={words.address}
        address={choice.address}
        onAddress={(address) => setChoice((now) => ({ ...now, address }))}
      />
      {asked.length === 0 && known}
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
        {untold}
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
