import { useEffect, useRef, useState } from 'react';
import type { BoardWords } from '#content/words/board/board-words.ts';
import { formatDayTime } from '#domain/clocks/clock-text.ts';
import type { NewLink } from '#domain/people/team.ts';
import { fillText } from '#domain/words/wording.ts';
import { useBoardHours } from '#site/islands/board/board-hours.ts';

type Props = {
  readonly link: NewLink;
  readonly words: BoardWords;
  readonly onDone: () => void;
};

/** A sign-in link, this once, to be copied and sent by the owner. */
export function LinkNote({ link: { name, path, expiresAt }, words: { team }, onDone }: Props) {
  const { timeZone } = useBoardHours();
  const [isCopied, setCopied] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const address = `${location.origin}${path}`;
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);

  async function copy(): Promise<void> {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(address);
      setCopied(true);
    } catch {
      // Browsers allow it on https alone, and may ask; where they do not, the marked text is copied by hand.
      setCopied(false);
    }
  }

  return (
    <section className="board-link plate" aria-labelledby="link-heading">
      <h3 id="link-heading">{fillText(team.link.heading, { name })}</h3>
      <p>{fillText(team.link.text, { name, time: formatDayTime(expiresAt, timeZone) })}</p>
      <input
        ref={field}
        className="field"
        readOnly
        value={address}
        aria-label={team.link.address}
        onFocus={(event) => event.target.select()}
      />
      <div className="board-team-buttons">
        <button type="button" className="button button-solid" onClick={() => void copy()}>
          <span aria-live="polite">{isCopied ? team.link.copied : team.link.copy}</span>
        </button>
        <button type="button" className="button button-line" onClick={onDone}>
          {team.link.done}
        </button>
      </div>
    </section>
  );
}
