import { useEffect, useRef } from 'react';

type Props = {
  readonly question: string;
  readonly yes: string;
  readonly no: string;
  readonly isBusy: boolean;
  readonly onYes: () => void;
  readonly onNo: () => void;
};

/** Asks before something that cannot be taken back. A second Enter answers nothing. */
export function AskFirst({ question, yes, no, isBusy, onYes, onNo }: Props) {
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <div
      className="board-ask"
      onKeyDown={(event) => {
        if (event.key === 'Escape') onNo();
      }}
    >
      <p ref={words} tabIndex={-1}>
        {question}
      </p>
      <button type="button" className="button button-solid" disabled={isBusy} onClick={onYes}>
        {yes}
      </button>
      <button type="button" className="button button-line" onClick={onNo}>
        {no}
      </button>
    </div>
  );
}
