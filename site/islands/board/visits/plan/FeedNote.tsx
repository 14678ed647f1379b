import { useEffect, useRef, useState } from 'react';
import type { BoardWords } from '#content/words/board/board-words.ts';
import { fillText } from '#domain/words/wording.ts';

type Props = {
  readonly name: string;
  readonly path: string;
  readonly texts: BoardWords['visits']['plan'];
  readonly onDone: () => void;
};

/** The address of a calendar, this once, to be copied and sent by the owner. */
export function FeedNote({ name, path, texts, onDone }: Props) {
  const [isCopied, setCopied] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const address = `${location.origin}${path}`;
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, [path]);

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
    <section className="plate visit-feed" aria-label={fillText(texts.linkHeading, { name })}>
      <h4>{fillText(texts.linkHeading, { name })}</h4>
      <p>{texts.linkText}</p>
      <input
        ref={field}
        className="field"
        readOnly
        value={address}
        aria-label={texts.linkAddress}
        onFocus={(event) => event.target.select()}
      />
      <div className="visit-buttons">
        <button type="button" className="button button-solid" onClick={() => void copy()}>
          <span aria-live="polite">{isCopied ? texts.copied : texts.copy}</span>
        </button>
        <button type="button" className="button button-line" onClick={onDone}>
          {texts.done}
        </button>
      </div>
    </section>
  );
}
