import { useState, type SyntheticEvent } from 'react';
import { formatDayTime, formatTime, formatWeekdayTime } from '#domain/clocks/clock-text.ts';
import { fillText } from '#domain/words/wording.ts';
import {
  listCallAgain,
  parseLocalTime,
  type CallAgain as Choice,
} from '#site/islands/board/work/call-again.ts';
import { useBoardContext, useBoardNow } from '#site/islands/board/work/board-context.ts';

/** Further off, a weekday would be one of two. */
const weekMs = 6 * 24 * 60 * 60_000;

type Props = {
  readonly outcome: 'no-answer' | 'called';
  readonly onChoose: (at: number) => void;
  readonly onBack: () => void;
};

/** When to call again: the likeliest times at one press, any other by typing it. */
export function CallAgain({ outcome, onChoose, onBack }: Props) {
  const { words, hours, calendar } = useBoardContext();
  const { again } = words.work;
  const now = useBoardNow();
  const { timeZone } = hours;
  // The choices stay as they were when asked: none slips away beneath a hand.
  const [choices] = useState(() => listCallAgain(now, calendar));
  const [typed, setTyped] = useState<string>();
  const [isPast, setPast] = useState(false);

  function textOf({ kind, minutes, at }: Choice): string {
    if (kind === 'hour') return again.hour;
    if (kind === 'day')
      return at - now < weekMs ? formatWeekdayTime(at, timeZone) : formatDayTime(at, timeZone);
    return fillText(kind === 'minutes' ? again.minutes : again[kind], {
      count: String(minutes),
      time: formatTime(at, timeZone),
    });
  }

  function save(event: SyntheticEvent): void {
    event.preventDefault();
    const at = parseLocalTime(typed ?? '', timeZone);
    setPast(at === undefined || at <= now);
    if (at !== undefined && at > now) onChoose(at);
  }

  return (
    <div className="board-again-ask">
      <p tabIndex={-1} data-next>
        {again[outcome]}
      </p>
      <div className="board-outcomes">
        {choices.map((choice, index) => (
          <button
            key={choice.at}
            type="button"
            className="button button-line"
            data-key={index + 1}
            title={formatWeekdayTime(choice.at, timeZone)}
            onClick={() => onChoose(choice.at)}
          >
            {textOf(choice)}
          </button>
        ))}
        {typed === undefined && (
          <button
            type="button"
            className="button button-line"
            data-key={choices.length + 1}
            onClick={() => setTyped('')}
          >
            {again.other}
          </button>
        )}
        <button type="button" className="button button-quiet" data-key="0" onClick={onBack}>
          {again.back}
        </button>
      </div>
      {typed !== undefined && (
        <form className="board-again-time" noValidate onSubmit={save}>
          <input
            type="datetime-local"
            className="field"
            aria-label={again.other}
            aria-invalid={isPast || undefined}
            autoFocus
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          <button type="submit" className="button button-solid">
            {again.save}
          </button>
          {isPast && (
            <p className="board-fault" role="alert">
              {again.past}
            </p>
          )}
        </form>
      )}
    </div>
  );
}
