import type { BoardList } from '#domain/leads/board.ts';
import { ManyBar } from '#site/islands/board/many/ManyBar.tsx';
import { type ManyMarks, isOffered } from '#site/islands/board/many/use-many-marks.ts';
import { useBoardContext } from '#site/islands/board/work/board-context.ts';
import { WorkList } from '#site/islands/board/work/WorkList.tsx';
import { FoundCount } from './work/FoundCount.tsx';
import { BoardPages } from './BoardPages.tsx';

type Props = {
  readonly list: BoardList | undefined;
  /** Which list, search and page that is. */
  readonly of: string;
  /** There was no answer yet, and the last question failed. */
  readonly hasFailed: boolean;
  readonly isSearching: boolean;
  /** What is said when there is nothing to show. */
  readonly emptyText: string;
  /** What the list is called; undefined when its rows stand under headings of their own. */
  readonly heading: string | undefined;
  /** What was searched for: words, or the id of a lead, which is then shown opened. */
  readonly search: string;
  readonly many: ManyMarks;
  readonly onPage: (page: number) => void;
};

/** A page of leads, and what is done with many of them at once. */
export function LeadsPanel({
  list,
  of,
  hasFailed,
  isSearching,
  emptyText,
  heading,
  search,
  many,
  onPage,
}: Props) {
  const { words } = useBoardContext();
  if (list === undefined)
    return <p className="board-quiet">{hasFailed ? words.failedToRead : words.loading}</p>;
  const offered = list.leads.filter(isOffered);
  return (
    <>
      <ManyBar {...{ offered, many, words }} />
      {isSearching && <FoundCount {...{ list, search }} />}
      {list.leads.length === 0 && <p className="board-quiet">{emptyText}</p>}
      {/* Also when the list is empty: the row pressed last stays until its Undo is over. */}
      <WorkList {...{ list, of, heading, search, many, onPage }} />
      <BoardPages list={list} words={words.pages} onShow={onPage} />
    </>
  );
}
