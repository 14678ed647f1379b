import type { BoardWords } from '#content/words/board/board-words.ts';
import type { BoardNotice } from '#domain/leads/board-details.ts';
import { NoticeEntry } from '#site/islands/board/notices/NoticeEntry.tsx';

type Props = {
  readonly notices: readonly BoardNotice[];
  readonly api: string;
  readonly words: BoardWords;
};

/** Every notice of a lead with all that was tried; what was given up is red. */
export function LeadNotices({ notices, api, words }: Props) {
  return (
    <section>
      <h4 className="label">{words.details.notices}</h4>
      {notices.length === 0 && <p>{words.details.noNotices}</p>}
      <ol className="board-history">
        {notices.map((notice) => (
          <li key={notice.id} data-notice={notice.state}>
            <NoticeEntry {...{ notice, api, words }} />
          </li>
        ))}
      </ol>
    </section>
  );
}
