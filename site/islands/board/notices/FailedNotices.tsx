import type { BoardWords } from '#content/words/board/board-words.ts';
import { listFailedNotices } from '#domain/board/office-calls.ts';
import { NoticeEntry } from './NoticeEntry.tsx';
import { useBoardAnswer } from '#site/islands/board/answers/use-board-answer.ts';
import { useReplay } from './use-replay.ts';

type Props = {
  readonly api: string;
  readonly words: BoardWords;
  /** Shows a lead. */
  readonly onShow: (leadId: string) => void;
};

/** What did not get through, in red, with the last answer; the way to its lead, and to send it again. */
export function FailedNotices({ api, words, onShow }: Props) {
  const { value, hasFailed } = useBoardAnswer(api, { call: listFailedNotices });
  const { replay, state } = useReplay(api);

  if (value === undefined)
    return <p className="board-quiet">{hasFailed ? words.failedToRead : words.loading}</p>;
  if (value.length === 0) return <p className="board-quiet">{words.empty.failed}</p>;
  const isAnyGivenUp = value.some((notice) => ['dead', 'partly-sent'].includes(notice.state));
  return (
    <div className="board-list">
      <ol className="board-list">
        {value.map((notice) => (
          <li key={notice.id} className="plate board-failed">
            <h2 className="board-name">
              <bdi>{notice.leadName}</bdi>
            </h2>
            {/* The lead shows every attempt. */}
            <NoticeEntry notice={{ ...notice, attempts: notice.attempts.slice(-1) }} {...{ api, words }}>
              <button type="button" className="button button-line" onClick={() => onShow(notice.leadId)}>
                {words.notices.show}
              </button>
            </NoticeEntry>
          </li>
        ))}
      </ol>
      {isAnyGivenUp && (
        <button
          type="button"
          className="button button-solid"
          disabled={state === 'sending'}
          onClick={() => void replay({})}
        >
          {state === 'sending' ? words.notices.sending : words.replayAll}
        </button>
      )}
    </div>
  );
}
