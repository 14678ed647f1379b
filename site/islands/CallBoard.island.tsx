import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import type { CallBoardProps } from './board/call-board-props.ts';
import { createBoardClient } from './board/answers/use-board-answer.ts';
import { BoardBody } from './board/BoardBody.tsx';
import { useServerNow } from './board/use-server-now.ts';
import { useBoard } from './board/use-board.ts';
import { BoardClock, BoardHours } from '#site/islands/board/work/board-context.ts';
import { BoardHeader } from './board/BoardHeader.tsx';
import { BoardNotes } from './board/BoardNotes.tsx';
import { useSound } from './board/work/use-sound.ts';
import { useNewLeadSignal } from './board/use-new-lead-signal.ts';

/** The call board: who waits for a call, how long, and what came of it. Kept up to date by itself. */
export function CallBoard(props: CallBoardProps) {
  const { words, hours, api } = props;
  const [client] = useState(createBoardClient);
  const board = useBoard(api);
  const { list, isSignedOut, isAway, offsetMs, lostAt } = board.view;
  const ticked = useServerNow(offsetMs);
  // The list may tell of what came after the last tick.
  const now = ticked === undefined ? undefined : Math.max(ticked, list?.now ?? 0);
  const sound = useSound();
  useNewLeadSignal(words.heading, list, sound.audio);
  return (
    <BoardHours value={hours}>
      <BoardClock value={now}>
        <div className="board">
          <BoardHeader
            words={words}
            operator={list?.operator}
            sound={sound}
            onSignOut={() => void board.leave()}
          />
          <BoardNotes
            lostAt={lostAt === undefined ? undefined : lostAt + offsetMs}
            isAway={isAway}
            isSignedOut={isSignedOut}
            isClockDoubted={list?.isClockDoubted === true}
            words={words}
          />
          <noscript>{words.needsScript}</noscript>
          {!isSignedOut && (
            <QueryClientProvider client={client}>
              <BoardBody {...props} board={board} sound={sound} />
            </QueryClientProvider>
          )}
        </div>
      </BoardClock>
    </BoardHours>
  );
}
