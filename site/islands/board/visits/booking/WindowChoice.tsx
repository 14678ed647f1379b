import { useId } from 'react';
import type { BoardWords } from '#content/words/board/board-words.ts';
import type { OfferedDay, OfferedWindow } from '#domain/visits/offered-windows.ts';
import { formatWindow } from '#domain/visits/visit-text.ts';
import { fillText } from '#domain/words/wording.ts';
import { isChoosable } from './booking.ts';
import type { Booking } from './use-booking.ts';

type Props = {
  readonly booking: Booking;
  readonly day: OfferedDay | undefined;
  readonly words: BoardWords['visits'];
};

/** The windows of the chosen day, each with what is left in it or why it is not free. */
export function WindowChoice({ booking: { offer, choice, setChoice }, day, words }: Props) {
  const id = useId();
  const texts = words.booking;
  const roomOf = ({ bar, left }: OfferedWindow) =>
    bar === null ? fillText(texts.left, { count: String(left) }) : texts.bars[bar];
  // What is over is in nobody's way, but where a visit that is moved stands.
  const windows = day?.windows.filter(({ bar, fromHour }) => bar !== 'past' || fromHour === choice.fromHour);
  if (offer === undefined || choice.date === '') return null;
  return (
    <fieldset className="visit-windows">
      <legend className="field-label">{texts.windows}</legend>
      {day !== undefined && day.reason !== '' && (
        <p className="visit-reason">
          {day.isClosed ? fillText(words.closed, { reason: day.reason }) : day.reason}
        </p>
      )}
      {day === undefined && <p className="visit-quiet">{words.loading}</p>}
      {windows?.length === 0 && (
        <p className="visit-quiet">{day?.windows.length === 0 ? texts.noWindows : texts.dayOver}</p>
      )}
      <div className="visit-window-list">
        {windows?.map((window) => (
          <label key={window.fromHour} className="visit-window" data-bar={window.bar ?? undefined}>
            <input
              type="radio"
              name={`${id}-window`}
              disabled={!isChoosable(window)}
              checked={window.fromHour === choice.fromHour}
              onChange={() => setChoice((now) => ({ ...now, fromHour: window.fromHour }))}
            />
            <span className="visit-window-time">{formatWindow(window)}</span>
            <span className="visit-window-room">{roomOf(window)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
