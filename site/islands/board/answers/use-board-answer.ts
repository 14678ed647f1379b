import { useEffect, useState } from 'react';
import { askBoard } from './ask-board.ts';

const refreshMs = 15_000;

export type BoardAnswer<Value> = { readonly value: Value | undefined; readonly hasFailed: boolean };

/** What the server says at `address`, asked again every 15 seconds and whenever `version` changes. */
export function useBoardAnswer<Value>(
  address: string,
  parse: (answer: unknown) => Value,
  version: string | number = 0,
): BoardAnswer<Value> {
  const [answer, setAnswer] = useState<BoardAnswer<Value>>({ value: undefined, hasFailed: false });
  useEffect(() => {
    const stop = new AbortController();
    async function ask() {
      const asked = await askBoard({ address, parse, signal: stop.signal });
      if (stop.signal.aborted) return;
      if (asked.kind === 'news') setAnswer({ value: asked.value, hasFailed: false });
      else setAnswer((before) => ({ ...before, hasFailed: true }));
    }
    void ask();
    const timer = setInterval(() => void ask(), refreshMs);
    return () => {
      stop.abort();
      clearInterval(timer);
    };
  }, [address, parse, version]);
  return answer;
}
