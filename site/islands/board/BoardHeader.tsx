import type { BoardWords } from '#content/words/board/board-words.ts';
import { formatTime } from '#domain/clocks/clock-text.ts';
import { Icon } from '#site/elements/pictures/Icon.tsx';
import type { Sound } from '#site/islands/board/work/use-sound.ts';
import { useBoardNow, useBoardHours } from '#site/islands/board/work/board-context.ts';

type Props = {
  readonly words: BoardWords;
  readonly operator: string | undefined;
  readonly sound: Sound;
  readonly onSignOut: () => void;
};

export function BoardHeader({ words, operator, sound, onSignOut }: Props) {
  const { timeZone } = useBoardHours();
  const now = useBoardNow();
  const { sound: said } = words.work;
  const isOn = sound.choice === 'on';
  const text = sound.isBlocked ? said.blocked : isOn ? said.on : said.off;
  return (
    <header className="board-header on-lagoon">
      <h1>{words.heading}</h1>
      <p className="figures max-sm:sr-only">{now === 0 ? '' : formatTime(now, timeZone)}</p>
      {operator !== undefined && (
        <div className="board-who">
          <button
            type="button"
            className="board-sound"
            aria-pressed={isOn}
            onClick={() => sound.choose(isOn ? 'off' : 'on')}
          >
            <Icon name="Volume" />
            <span className="max-sm:sr-only">{text}</span>
          </button>
          <bdi className="board-operator">{operator}</bdi>
          <button type="button" onClick={onSignOut}>
            {words.signOut}
          </button>
        </div>
      )}
    </header>
  );
}
