import { useState } from 'react';
import type * as z from 'zod/mini';
import type { BoardCall } from '#domain/board/board-call.ts';
import { askBoard, type Wish } from './ask-board.ts';
import { useAskAnew } from './use-board-answer.ts';

/** A refusal is told apart by its `kind`; a faulty one names what is wrong in `fault`. */
function nameOf(answer: unknown, why: string): string {
  if (typeof answer !== 'object' || answer === null || !('fault' in answer)) return why;
  return String(answer.fault);
}

/**
 * Sends the server one action at a time, and asks anew what is shown. What went wrong is a sentence of `faults` until the next action, by its name;
 * what has none is called `otherwise`.
 */
export function useAction<Name extends string>(
  api: string,
  faults: Readonly<Record<Name, string>>,
  otherwise: NoInfer<Name>,
) {
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState('');
  const askAnew = useAskAnew();

  /** Resolves with the answer, or undefined where there is a fault to read. */
  async function act<Call extends BoardCall>(
    wish: Wish<Call>,
  ): Promise<{ readonly value: z.output<Call['answer']> } | undefined> {
    setBusy(true);
    setFault('');
    const answer = await askBoard(api, wish);
    setBusy(false);
    if (answer.kind === 'news' || answer.kind === 'refused') void askAnew();
    if (answer.kind === 'news') return { value: answer.value };
    // Without a session the whole board says so.
    if (answer.kind === 'signed-out') return undefined;
    const name = answer.kind === 'refused' ? nameOf(answer.answer, answer.why) : answer.kind;
    setFault(Object.entries<string>(faults).find(([known]) => known === name)?.[1] ?? faults[otherwise]);
    return undefined;
  }
  return { act, isBusy, fault, clear: () => setFault('') };
}
