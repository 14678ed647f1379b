import { useState } from 'react';
import { listChanges } from '#domain/board/team-calls.ts';
import { formatDayTime } from '#domain/clocks/clock-text.ts';
import { fillText } from '#domain/words/wording.ts';
import { useBoardAnswer } from '#site/islands/board/answers/use-board-answer.ts';
import { useBoardHours } from '#site/islands/board/work/board-context.ts';
import type { PanelProps } from '#site/islands/board/panel-props.ts';
import { changeText, whoText } from './change-text.ts';

type Props = Pick<PanelProps, 'api' | 'words'>;

/** Who changed what, newest first. */
export function ChangesLog({ api, words }: Props) {
  const { timeZone } = useBoardHours();
  const [page, setPage] = useState(1);
  const { value, hasFailed } = useBoardAnswer(api, { call: listChanges, question: { page: String(page) } });
  const { log } = words.team;
  return (
    <section className="board-team-part board-log" aria-labelledby="log-heading">
      <h2 id="log-heading">{log.heading}</h2>
      <p className="board-team-intro">{log.intro}</p>
      {value === undefined ? (
        <p className="board-quiet">{hasFailed ? words.failedToRead : words.loading}</p>
      ) : (
        <>
          {value.changes.length === 0 && <p>{log.none}</p>}
          <ol className="board-team-list plate">
            {value.changes.map((change) => (
              <li key={change.number} className="board-change">
                <time dateTime={new Date(change.at).toISOString()}>{formatDayTime(change.at, timeZone)}</time>
                <span>
                  <bdi>
                    <b>{whoText(change.operator, words.team)}</b>
                  </bdi>{' '}
                  {changeText(change, words.team)}
                </span>
              </li>
            ))}
          </ol>
          {(page > 1 || value.hasMore) && (
            <div className="board-team-buttons">
              <button
                type="button"
                className="button button-line"
                disabled={page === 1}
                onClick={() => setPage(page - 1)}
              >
                {log.newer}
              </button>
              <span>{fillText(log.page, { page: String(page) })}</span>
              <button
                type="button"
                className="button button-line"
                disabled={!value.hasMore}
                onClick={() => setPage(page + 1)}
              >
                {log.older}
              </button>
            </div>
          )}
        </>
      )}
    </section>
  );
}
