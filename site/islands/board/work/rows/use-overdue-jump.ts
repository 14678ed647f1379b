import { useEffect, useRef, type RefObject } from 'react';
import { leadsPerPage, type BoardList } from '#domain/leads/board.ts';
import { focusRow } from './row-focus.ts';
import type { SteadyRow } from './steady-rows.ts';

type Jump = {
  /** How many are overdue and stand beneath others; 0 where they are seen first. */
  readonly overdue: number;
  readonly jump: () => void;
};

/** The way from the top of the work list to the overdue, who stand beneath those that can still be called in time. */
export function useOverdueJump(
  area: RefObject<HTMLElement | null>,
  rows: readonly SteadyRow[],
  { counts }: Pick<BoardList, 'counts'>,
  onPage: (page: number) => void,
): Jump {
  const isSought = useRef(false);
  const first = rows.find(({ section }) => section === 'missed')?.lead.id;

  useEffect(() => {
    if (!isSought.current || first === undefined) return;
    isSought.current = false;
    focusRow(area.current, first);
  }, [area, first]);

  function jump(): void {
    if (first !== undefined) focusRow(area.current, first);
    else {
      isSought.current = true;
      onPage(Math.floor((counts.followUps + counts.keep) / leadsPerPage) + 1);
    }
  }

  return { overdue: rows[0]?.section === 'missed' ? 0 : counts.late, jump };
}
