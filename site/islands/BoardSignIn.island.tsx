import { useState, useSyncExternalStore } from 'react';
import type { BoardSignInWords } from '#content/words/board/board-words.ts';
import { signIn as startSession } from '#domain/board/office-calls.ts';
import { askBoard } from '#site/islands/board/answers/ask-board.ts';

export type BoardSignInProps = {
  readonly words: BoardSignInWords;
  readonly api: string;
  /** Where the board is. */
  readonly boardPath: string;
};

type Step = 'ready' | 'signing-in' | 'no-link' | 'refused' | 'unreachable';

const faults = { 'no-link': 'noLink', refused: 'refused', unreachable: 'unreachable' } as const;

// Before the script has come a press would be lost: in the page as it was built the button waits.
const subscribe = () => () => undefined;
const isHere = () => true;
const isBuilt = () => false;

/** The button that uses up a sign-in link. The key stands behind the "#", which no server or proxy writes down. */
export function BoardSignIn({ words, api, boardPath }: BoardSignInProps) {
  const [step, setStep] = useState<Step>('ready');
  const hasScript = useSyncExternalStore(subscribe, isHere, isBuilt);

  async function signIn(): Promise<void> {
    const token = location.hash.slice(1);
    if (token === '') {
      setStep('no-link');
      return;
    }
    setStep('signing-in');
    const answer = await askBoard(api, { call: startSession, question: { token } });
    if (answer.kind === 'news') location.replace(boardPath);
    else setStep(answer.kind === 'signed-out' ? 'refused' : 'unreachable');
  }

  const isSigningIn = step === 'signing-in';
  return (
    <div className="board board-sign-in">
      <h1>{words.heading}</h1>
      <p>{words.text}</p>
      <button
        type="button"
        className="button button-solid button-large"
        disabled={!hasScript || isSigningIn}
        onClick={() => void signIn()}
      >
        {isSigningIn ? words.signingIn : words.button}
      </button>
      <p className="board-fault" role="alert">
        {step === 'ready' || step === 'signing-in' ? '' : words[faults[step]]}
      </p>
    </div>
  );
}
