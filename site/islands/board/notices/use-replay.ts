import { useState } from 'react';
import { replayNotices } from '#domain/board/office-calls.ts';
import { askBoard } from '#site/islands/board/answers/ask-board.ts';
import { useAskAnew } from '#site/islands/board/answers/use-board-answer.ts';

/** The server looks for what is due every second, and a mail takes less than another. */
const sendingMs = 2500;

type Wish = { readonly noticeId?: string };

/** Has one notice sent again, or all that were given up. Its state is asked when there has been time to send it. */
export function useReplay(api: string) {
  const askAnew = useAskAnew();
  const [state, setState] = useState<'idle' | 'sending' | 'failed'>('idle');

  async function replay(wish: Wish): Promise<void> {
    setState('sending');
    const answer = await askBoard(api, { call: replayNotices, question: wish });
    if (answer.kind !== 'news') {
      setState('failed');
      return;
    }
    setTimeout(() => {
      setState('idle');
      void askAnew();
    }, sendingMs);
  }
  return { replay, state };
}
