import { useState } from 'react';
import type { BoardWords } from '#content/words/board/board-words.ts';
import { askBoard } from '#site/islands/board/answers/ask-board.ts';

type Press<Value> = {
  readonly path: string;
  readonly parse: (answer: unknown) => Value;
  readonly method?: 'POST' | 'DELETE';
  readonly body?: object;
};

/** Tells the server something, once at a time; the fault is a sentence until the next press. */
export function useTeamPress(api: string, { faults }: BoardWords['team']) {
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState('');

  /** Resolves with the answer, or undefined where there is a fault to read. */
  async function press<Value>({ path, ...wish }: Press<Value>): Promise<{ value: Value } | undefined> {
    setBusy(true);
    setFault('');
    const answer = await askBoard({ address: api + path, method: 'POST', body: {}, ...wish });
    setBusy(false);
    if (answer.kind === 'news') return { value: answer.value };
    // Without a session the whole board says so.
    if (answer.kind === 'signed-out') return undefined;
    const why = answer.kind === 'refused' ? answer.why : 'lost';
    setFault(Object.entries(faults).find(([name]) => name === why)?.[1] ?? faults.lost);
    return undefined;
  }
  return { press, isBusy, fault, clear: () => setFault('') };
}

export type TeamPress = ReturnType<typeof useTeamPress>;
