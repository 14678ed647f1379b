import { useEffect, useId, useRef, useState } from 'react';
import type { BoardWords } from '#content/words/board/board-words.ts';

type Props = {
  readonly heading: string;
  readonly level: 3 | 4;
  /** What the link is for, and until when. */
  readonly text: string;
  readonly path: string;
  /** What the address is called. */
  readonly label: string;
  readonly words: BoardWords['once'];
  readonly onDone: () => void;
};

/** A link that is shown this once, to be copied and sent by the owner. */
export function LinkNote({ heading, level, text, path, label, words, onDone }: Props) {
  const [isCopied, setCopied] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const Heading = `h${level}` as const;
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
    <section className="board-link plate" aria-labelledby={id}>
      <Heading id={id}>{heading}</Heading>
      <p>{text}</p>
      <input
        ref={field}
        className="field"
        readOnly
        value={address}
        aria-label={label}
        onFocus={(event) => event.target.select()}
      />
      <div className="board-team-buttons">
        <button type="button" className="button button-solid" onClick={() => void copy()}>
          <span aria-live="polite">{isCopied ? words.copied : words.copy}</span>
        </button>
        <button type="button" className="button button-line" onClick={onDone}>
          {words.done}
        </button>
      </div>
    </section>
  );
}
