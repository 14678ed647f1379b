import type { BoardWords } from '#content/words/board/board-words.ts';
import { formatTime } from '#domain/clocks/clock-text.ts';
import { fillText } from '#domain/words/wording.ts';
import { useBoardHours } from '#site/islands/board/work/board-context.ts';

type Props = {
  readonly lostAt: number | undefined;
  readonly isAway: boolean;
  readonly isSignedOut: boolean;
  readonly isClockDoubted: boolean;
  readonly words: BoardWords;
};

/** Why the board may show old facts: no connection or no database since when, a wrong clock, or no session. */
export function BoardNotes({ lostAt, isAway, isSignedOut, isClockDoubted, words }: Props) {
  const { timeZone } = useBoardHours();
  return (
    <div className="board-notes" aria-live="assertive">
      {lostAt !== undefined && (
        <p className="board-alarm">
          {fillText(isAway ? words.away : words.lost, { time: formatTime(lostAt, timeZone) })}
        </p>
      )}
      {isClockDoubted && <p className="board-alarm">{words.clockDoubted}</p>}
      {isSignedOut && (
        <div className="board-quiet">
          <p>{words.signedOut}</p>
          <p>{words.signedOutHint}</p>
        </div>
      )}
    </div>
  );
}
