import type { ReactNode } from 'react';
import type { BoardWords } from '#content/words/board/board-words.ts';
import type { BoardNotice } from '#domain/leads/board-details.ts';
import { formatDayTime } from '#domain/clocks/clock-text.ts';
import { answerText } from './answer-text.ts';
import { useBoardHours } from '#site/islands/board/work/board-context.ts';
import { noticeState, noticeTitle } from './notice-text.ts';
import { useReplay } from './use-replay.ts';

type Props = {
  readonly notice: BoardNotice;
  readonly api: string;
  readonly words: BoardWords;
  /** What else can be done with it. */
  readonly children?: ReactNode;
};

/** One notice: which, to whom, its state, what was answered each time; and the way to send it again. */
export function NoticeEntry({ notice, api, words, children }: Props) {
  const { timeZone } = useBoardHours();
  const { replay, state } = useReplay(api);
  const canReplay = ['dead', 'partly-sent', 'retry'].includes(notice.state);
  return (
    <>
      <strong>{noticeTitle(notice, words)}</strong>
      <p>{noticeState(notice, words, timeZone)}</p>
      <ol>
        {notice.attempts.map(({ at, answer }) => (
          <li key={at}>
            {formatDayTime(at, timeZone)}: {answerText(answer, words.answers)}
          </li>
        ))}
      </ol>
      <p className="board-again">
        {children}
        {canReplay && (
          <button
            type="button"
            className="button button-line"
            disabled={state === 'sending'}
            onClick={() => void replay({ noticeId: notice.id })}
          >
            {state === 'sending' ? words.notices.sending : words.notices.again}
          </button>
        )}
      </p>
      {state === 'failed' && (
        <p className="board-fault" role="alert">
          {words.failedToMark}
        </p>
      )}
    </>
  );
}
