import { useState } from 'react';
import type { BoardWords } from '#content/words/board/board-words.ts';
import { askBoard } from '#site/islands/board/answers/ask-board.ts';

type Press<Value> = {
  readonly path: string;
  readonly parse: (answer: unknown) => Value;
  readonly method?: 'POST' | 'PUT' | 'DELETE';
  readonly body?: object;
};

/** What is wrong with a plan stands in the answer's `fault`. */
function faultNameOf(answer: unknown, why: string): string {
  if (typeof answer !== 'object' || answer === null || !('fault' in answer)) return why;
  return String(answer.fault);
}

/** Tells the server something, once at a time; the fault is a sentence until the next press. */
export function usePlanPress(api: string, { faults }: BoardWords['visits']) {
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
    const name = answer.kind === 'refused' ? faultNameOf(answer.answer, answer.why) : answer.kind;
    setFault(Object.entries(faults).find(([known]) => known === name)?.[1] ?? faults.refused);
    return undefined;
  }
  return { press, isBusy, fault };
}

export type PlanPress = ReturnType<typeof usePlanPress>;
