import type { BoardWords } from '#content/board-words.ts';
import type { BoardNotice } from '#domain/board.ts';
import { formatDayTime } from '#domain/clock-text.ts';

type Props = { readonly notices: readonly BoardNotice[]; readonly words: BoardWords['details'] };

/** Every notice of a lead with all that was tried; what is dead is red. */
export function LeadNotices({ notices, words }: Props) {
  return (
    <section>
      <h3 className="label">{words.notices}</h3>
      {notices.length === 0 && <p>{words.noNotices}</p>}
      <ol className="board-history">
        {notices.map(({ id, kind, channel, state, attempts }) => (
          <li key={id} data-notice={state}>
            <strong>
              {channel}, {kind}: {state}
            </strong>
            {attempts.map(({ at, outcome, detail }) => (
              <p key={at}>
                {formatDayTime(at)} · {outcome} · {detail}
              </p>
            ))}
          </li>
        ))}
      </ol>
    </section>
  );
}
