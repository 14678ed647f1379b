import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { BoardList } from '#domain/leads/board.ts';
import { workSections } from '#domain/leads/work-order.ts';
import { fillText } from '#domain/words/wording.ts';
import { LeadRow } from '#site/islands/board/lead/LeadRow.tsx';
import { type ManyMarks, isChoosing, isOffered } from '#site/islands/board/many/use-many-marks.ts';
import { FreshLeads } from './rows/FreshLeads.tsx';
import { useBoardContext } from './board-context.ts';
import { findMatch, matchText } from './lead-match.ts';
import { focusRow } from './rows/row-focus.ts';
import { useOverdueJump } from './rows/use-overdue-jump.ts';
import { countOwn, type SteadyRow } from './rows/steady-rows.ts';
import { useScrollKeep } from './rows/use-scroll-keep.ts';
import { usePressGuard } from './rows/use-press-guard.ts';
import { useRowHold } from './rows/use-row-hold.ts';
import { useSteadyRows } from './rows/use-steady-rows.ts';
import { useStillness } from './rows/use-stillness.ts';

type Props = {
  readonly list: BoardList;
  /** Which list, search and page the leads are of. */
  readonly of: string;
  /** What is heard before the rows; none when they are grouped under headings by what is to be done. */
  readonly heading: string | undefined;
  /** What was searched for: words, or the id of a lead, which is then shown opened. */
  readonly search: string;
  readonly many: ManyMarks;
  readonly onPage: (page: number) => void;
};

const countNames = { keep: 'keep', missed: 'late', 'follow-up': 'followUps' } as const;

function countOf(section: SteadyRow['section'], rows: number, { hasMore, page, counts }: BoardList): string {
  // The rows count one page only; the counts of the server are those of all pages.
  if (!hasMore && page === 1) return String(rows);
  if (section === 'settled') return String(rows);
  return section === 'rest' ? `${rows}+` : String(counts[countNames[section]]);
}

/** The rows of a page of leads. None moves while somebody is about to press. */
export function WorkList({ list, of, heading, search, many, onPage }: Props) {
  const { words, marks, appliances } = useBoardContext();
  const area = useRef<HTMLDivElement>(null);
  const { isHeld, handlers } = useRowHold(area);
  const [hasDialog, setDialog] = useState(false);
  // What was marked many at once is seen to go. A window over a row stays, wherever the keyboard is.
  const isFixed = !('answer' in many.step) && (isHeld || hasDialog || marks.canUndo);
  const { rows, fresh, arrived, moves, isSettled, settleNow } = useSteadyRows({
    of,
    leads: list.leads,
    isHeld: isFixed,
  });
  usePressGuard(area);
  // The end of what is said in a row moves those below it, too.
  useStillness(area, moves + marks.ended);
  const { overdue, jump } = useOverdueJump(area, rows, list, onPage);
  const { above, goUp } = useScrollKeep(area, moves, arrived);
  const { sweep } = marks;
  useEffect(() => {
    if (isSettled && !isFixed) sweep();
  }, [isSettled, isFixed, sweep]);

  const focused = useRef<Element>(null);
  useLayoutEffect(() => {
    // A row that was put elsewhere in the page has lost the focus on its way.
    const lost = focused.current;
    if (document.activeElement === document.body && lost instanceof HTMLElement && lost.isConnected)
      lost.focus({ preventScroll: true });
  }, [moves]);

  const unseen = [...fresh, ...above];
  function showFresh(): void {
    const first = unseen[0]?.id;
    settleNow();
    goUp();
    if (first !== undefined) requestAnimationFrame(() => focusRow(area.current, first));
  }

  const rowOf = (row: SteadyRow) => {
    const isLinked = row.lead.id === search;
    const choice = isChoosing(many.step) && isOffered(row.lead) ? many : undefined;
    const matched =
      search === '' || isLinked ? '' : matchText(findMatch(row.lead, search, appliances), words.work);
    // A row that was there already is drawn anew, so that it opens.
    const key = isLinked ? `linked ${row.lead.id}` : row.lead.id;
    return (
      <LeadRow
        key={key}
        {...{ row, choice, matched }}
        startsOpen={isLinked}
        isNext={row === rows[0]}
        onDialog={setDialog}
      />
    );
  };
  const choosing = isChoosing(many.step) ? '' : undefined;
  const groups = workSections
    .map((section) => ({ section, members: rows.filter((row) => row.section === section) }))
    .filter(({ members }) => members.length > 0);
  return (
    <div
      ref={area}
      className="board-lists"
      {...handlers}
      onFocusCapture={({ target }) => {
        focused.current = target;
      }}
    >
      <FreshLeads fresh={unseen} onShow={showFresh} />
      {heading !== undefined && (
        <section aria-label={heading}>
          {rows.length > 0 && <h2 className="sr-only">{heading}</h2>}
          <ol className="board-list" data-choosing={choosing}>
            {rows.map(rowOf)}
          </ol>
        </section>
      )}
      {heading === undefined &&
        groups.map(({ section, members }, index) => (
          <section key={section} aria-labelledby={`section-${section}`}>
            <div className="board-section-line">
              <h2 id={`section-${section}`} className="board-section" data-section={section}>
                {words.work.sections[section]}{' '}
                <span className="board-section-count">{countOf(section, countOwn(members), list)}</span>
              </h2>
              {index === 0 && overdue > 0 && (
                <button type="button" className="board-overdue" onClick={jump}>
                  {fillText(words.work.overdue, { count: String(overdue) })}
                </button>
              )}
            </div>
            <ol className="board-list" data-choosing={choosing}>
              {members.map(rowOf)}
            </ol>
          </section>
        ))}
    </div>
  );
}
