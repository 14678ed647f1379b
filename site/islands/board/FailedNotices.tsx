import type { BoardWords } from '#content/board-words.ts';
import { formatDayTime } from '#domain/clock-text.ts';
import { askBoard } from './ask-board.ts';
import { parseFailedNotices } from './board-answers.ts';
import { useBoardAnswer } from './use-board-answer.ts';
import { useState } from 'react';

type Props = { readonly api: string; readonly words: BoardWords };

/** What could not be delivered, in red, with the last thing tried; and the way to send it again. */
export function FailedNotices({ api, words }: Props) {
  const [version, setVersion] = useState(0);
  const { value, hasFailed } = useBoardAnswer(`${api}/notices`, parseFailedNotices, version);

  async function replay(): Promise<void> {
    await askBoard({ address: `${api}/notices/replay`, parse: () => undefined, body: {} });
    setVersion((before) => before + 1);
  }

  if (value === undefined)
    return <p className="board-quiet">{hasFailed ? words.failedToRead : words.loading}</p>;
  if (value.length === 0) return <p className="board-quiet">{words.empty.failed}</p>;
  return (
    <div className="board-list">
      <button type="button" className="button button-solid" onClick={() => void replay()}>
        {words.replayAll}
      </button>
      <ol className="board-list">
        {value.map(({ id, kind, channel, leadName, attempts }) => (
          <li key={id} className="plate board-failed">
            <strong>
              {channel}, {kind}
            </strong>
            <p>
              <bdi>{leadName}</bdi>
            </p>
            {attempts.slice(-3).map(({ at, outcome, detail }) => (
              <p key={at}>
                {formatDayTime(at)} · {outcome} · {detail}
              </p>
            ))}
          </li>
        ))}
      </ol>
    </div>
  );
}
