import type { BoardWords } from '#content/words/board/board-words.ts';
import { unsettledStates } from '#domain/leads/lead.ts';
import type { BoardLead, BoardList } from '#domain/leads/board.ts';
import { BoardPages } from './BoardPages.tsx';
import type { Appliances } from '#site/islands/board/lead/LeadFacts.tsx';
import { LeadRow } from '#site/islands/board/lead/LeadRow.tsx';
import { ManyBar } from '#site/islands/board/many/ManyBar.tsx';
import type { ManyMarks } from '#site/islands/board/many/use-many-marks.ts';

type Props = {
  readonly list: BoardList | undefined;
  readonly now: number | undefined;
  /** There was no answer yet, and the last question failed. */
  readonly hasFailed: boolean;
  /** What is said when there is nothing to show. */
  readonly emptyText: string;
  /** What was searched for: words, or the id of a lead, which is then shown opened. */
  readonly search: string;
  readonly many: ManyMarks;
  readonly api: string;
  readonly words: BoardWords;
  readonly appliances: Appliances;
  readonly onMarked: (lead: BoardLead) => void;
  readonly onPage: (page: number) => void;
};

function isOffered({ state }: BoardLead): boolean {
  return unsettledStates.some((unsettled) => unsettled === state);
}

/** A page of leads, and what is done with many of them at once. */
export function LeadList({ list, now, search, emptyText, hasFailed, many, onPage, ...row }: Props) {
  if (list === undefined || now === undefined)
    return <p className="board-quiet">{hasFailed ? row.words.failedToRead : row.words.loading}</p>;
  const pages = <BoardPages list={list} words={row.words.pages} onShow={onPage} />;
  // Also while it is asked whether they are meant.
  const isChoosing = many.step.kind !== 'idle' && !('answer' in many.step);
  const offered = list.leads.filter(isOffered).map(({ id }) => id);
  const bar = <ManyBar {...{ offered, many, words: row.words }} />;
  if (list.leads.length === 0)
    return (
      <>
        {bar}
        <p className="board-quiet">{emptyText}</p>
        {pages}
      </>
    );
  return (
    <>
      {bar}
      <ol className="board-list" data-choosing={isChoosing ? '' : undefined}>
        {list.leads.map((lead) => {
          const isLinked = lead.id === search;
          // A row that was there already is drawn anew, so that it opens.
          const key = isLinked ? `linked ${lead.id}` : lead.id;
          const choice = isChoosing && isOffered(lead) ? many : undefined;
          return <LeadRow key={key} {...{ lead, now, choice }} startsOpen={isLinked} {...row} />;
        })}
      </ol>
      {pages}
    </>
  );
}
