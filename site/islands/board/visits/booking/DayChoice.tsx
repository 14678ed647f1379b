import { useId } from 'react';
import type { BoardWords } from '#content/words/board/board-words.ts';
import { formatVisitDay } from '#domain/visits/visit-text.ts';
import type { Booking } from './use-booking.ts';

type Props = { readonly booking: Booking; readonly words: BoardWords['visits'] };

/** The next days on which something can be booked, one press each; and any other day. */
export function DayChoice({ booking: { offer, choice, showDay }, words }: Props) {
  const id = useId();
  const { booking } = words;
  return (
    <fieldset className="visit-days">
      <legend className="field-label">{booking.days}</legend>
      {offer === undefined && <p className="visit-quiet">{words.loading}</p>}
      {offer?.days.length === 0 && <p className="visit-quiet">{booking.noDays}</p>}
      {offer?.closings.map((closing) => (
        <p key={closing} className="visit-reason mb-2">
          {closing}
        </p>
      ))}
      <div className="visit-chips">
        {offer?.days.map(({ date }) => (
          <label key={date} className="visit-chip">
            <input
              type="radio"
              name={`${id}-day`}
              checked={date === choice.date}
              onChange={() => void showDay(date)}
            />
            <span>{date === offer.today ? words.today : formatVisitDay(date)}</span>
          </label>
        ))}
      </div>
      <label className="visit-other-day">
        <span>{booking.otherDay}</span>
        <input
          type="date"
          className="field"
          min={offer?.today}
          value={choice.date}
          onChange={({ target }) => {
            if (target.value !== '') void showDay(target.value);
          }}
        />
      </label>
    </fieldset>
  );
}
