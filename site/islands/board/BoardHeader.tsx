import type { BoardWords } from '#content/words/board/board-words.ts';
import { formatTime } from '#domain/clocks/clock-text.ts';
import { useBoardHours } from './board-hours.ts';

type Props = {
  readonly words: BoardWords;
  readonly operator: string | undefined;
  readonly now: number | undefined;
  readonly hasSound: boolean;
  readonly onSound: () => void;
  readonly onSignOut: () => void;
};

export function BoardHeader({ words, operator, now, hasSound, onSound, onSignOut }: Props) {
  const { timeZone } = useBoardHours();
  return (
    <header className="board-header on-lagoon">
      <h1>{words.heading}</h1>
      <p className="figures">{now === undefined ? '' : formatTime(now, timeZone)}</p>
      {operator !== undefined && (
        <div className="board-who">
          <bdi>{operator}</bdi>
          <button type="button" aria-pressed={hasSound} onClick={onSound}>
            {hasSound ? words.soundOn : words.soundOff}
          </button>
          <button type="button" onClick={onSignOut}>
            {words.signOut}
          </button>
        </div>
      )}
    </header>
  );
}
