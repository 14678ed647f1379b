import { useEffect, useState } from 'react';
import { askBoard } from './ask-board.ts';

const refreshMs = 15_000;

export type BoardAnswer<Value> = { readonly value: Value | undefined; readonly hasFailed: boolean };

/** What the server says at `address`, asked again every 15 seconds and whenever `version` changes; without an address, nothing. */
export function useBoardAnswer<Value>(
  address: string | undefined,
  parse: (answer: unknown) => Value,
  version: string | number = 0,
): BoardAnswer<Value> {
  const [answer, setAnswer] = useState<BoardAnswer<Value>>({ value: undefined, hasFailed: false });
  useEffect(() => {
    if (address === undefined) return undefined;
    const from = address;
    const stop = new AbortController();
    async function ask() {
      const asked = await askBoard({ address: from, parse, signal: stop.signal });
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
