import { useEffect, useState } from 'react';
import type * as z from 'zod/mini';
import type { BoardCall } from '#domain/board/board-call.ts';
import { askBoard, type Wish } from './ask-board.ts';

const refreshMs = 15_000;

export type BoardAnswer<Value> = { readonly value: Value | undefined; readonly hasFailed: boolean };

/** What the server says, asked again every 15 seconds and whenever the question or `version` changes. */
export function useBoardAnswer<Call extends BoardCall>(
  api: string,
  wish: Wish<Call>,
  version: string | number = 0,
): BoardAnswer<z.output<Call['answer']>> {
  const [answer, setAnswer] = useState<BoardAnswer<z.output<Call['answer']>>>({
    value: undefined,
    hasFailed: false,
  });
  const asked = JSON.stringify([wish.params, wish.question]);
  useEffect(() => {
    const stop = new AbortController();
    async function ask() {
      const given = await askBoard(api, wish, { signal: stop.signal });
      if (stop.signal.aborted) return;
      if (given.kind === 'news') setAnswer({ value: given.value, hasFailed: false });
      else setAnswer((before) => ({ ...before, hasFailed: true }));
    }
    void ask();
    const timer = setInterval(() => void ask(), refreshMs);
    return () => {
      stop.abort();
      clearInterval(timer);
    };
    // The question is the same as long as its text is.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [api, wish.call, asked, version]);
  return answer;
}
