import type { BoardWords } from '#content/words/board/board-words.ts';
import type { BoardLead, BoardList } from '#domain/leads/board.ts';
import { BoardPages } from './BoardPages.tsx';
import type { Appliances } from '#site/islands/board/lead/LeadFacts.tsx';
import { LeadRow } from '#site/islands/board/lead/LeadRow.tsx';

type Props = {
  readonly list: BoardList | undefined;
  readonly now: number | undefined;
  /** There was no answer yet, and the last question failed. */
  readonly hasFailed: boolean;
  /** What is said when there is nothing to show. */
  readonly emptyText: string;
  /** What was searched for: words, or the id of a lead, which is then shown opened. */
  readonly search: string;
  readonly api: string;
  readonly words: BoardWords;
  readonly appliances: Appliances;
  readonly onMarked: (lead: BoardLead) => void;
  readonly onPage: (page: number) => void;
};

export function LeadList({ list, now, search, emptyText, hasFailed, onPage, ...row }: Props) {
  if (list === undefined || now === undefined)
    return <p className="board-quiet">{hasFailed ? row.words.failedToRead : row.words.loading}</p>;
  const pages = <BoardPages list={list} words={row.words.pages} onShow={onPage} />;
  if (list.leads.length === 0)
    return (
      <>
        <p className="board-quiet">{emptyText}</p>
        {pages}
      </>
    );
  return (
    <>
      <ol className="board-list">
        {list.leads.map((lead) => {
          const isLinked = lead.id === search;
          // A row that was there already is drawn anew, so that it opens.
          const key = isLinked ? `linked ${lead.id}` : lead.id;
          return <LeadRow key={key} lead={lead} now={now} startsOpen={isLinked} {...row} />;
        })}
      </ol>
      {pages}
    </>
  );
}
