import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import type { BoardVisit } from '#domain/visits/board-visit.ts';
import { isAt, type DaySlot } from './day-rows.ts';

export type VisitDrop = { readonly visit: BoardVisit; readonly slot: DaySlot };

const arrows: Readonly<Record<string, readonly [row: number, column: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Where a slot is on the board, as it stands in `data-slot`. */
const placeOf = (slot: Element | null): readonly number[] =>
  (slot?.getAttribute('data-slot') ?? '').split(' ').map(Number);

/** The next slot from one in a direction, over those that are past; undefined at the edge. */
function nextSlot(board: Element, from: Element | null, [down, right]: readonly [number, number]) {
  const [row = 0, column = 0] = placeOf(from);
  const slots = [...board.querySelectorAll<HTMLElement>('[data-slot]')].filter((slot) => {
    const [ownRow = 0, ownColumn = 0] = placeOf(slot);
    return down === 0
      ? ownRow === row && (ownColumn - column) * right > 0
      : ownColumn === column && (ownRow - row) * down > 0;
  });
  return down + right > 0 ? slots[0] : slots.at(-1);
}

/** Moves a visit of the day in two steps: it is taken up, then put down in a slot. By keyboard, by touch or by mouse it is the same. */
export function useVisitMove(visits: readonly BoardVisit[]) {
  const board = useRef<HTMLDivElement>(null);
  const [moved, setMoved] = useState<BoardVisit>();
  const [drop, setDrop] = useState<VisitDrop>();
  // Whose handle gets the keyboard back, once the visit stands there.
  const home = useRef<{ readonly id: string; readonly slot: DaySlot | undefined }>(undefined);
  const find = (selector: string) => board.current?.querySelector<HTMLElement>(selector) ?? undefined;
  const cardOf = (id: string) => find(`[data-visit="${CSS.escape(id)}"]`);

  useEffect(() => {
    const { current: wanted } = home;
    if (wanted === undefined || moved !== undefined || drop !== undefined) return;
    const visit = visits.find(({ id }) => id === wanted.id);
    if (visit !== undefined && wanted.slot !== undefined && !isAt(visit, wanted.slot)) return;
    home.current = undefined;
    cardOf(wanted.id)?.querySelector<HTMLElement>('.visit-grip')?.focus();
  });

  /** The card stays under the hand, though every slot is shown now. */
  function takeUp(visit: BoardVisit, byKeyboard: boolean): void {
    const topOf = () => cardOf(visit.id)?.getBoundingClientRect().top ?? 0;
    const before = topOf();
    flushSync(() => setMoved(visit));
    scrollBy(0, topOf() - before);
    if (byKeyboard) (find('[data-here]') ?? find('[data-slot]'))?.focus({ preventScroll: true });
  }

  function goBack(): void {
    if (moved !== undefined) home.current = { id: moved.id, slot: undefined };
    setMoved(undefined);
  }

  function putDown(slot: DaySlot): void {
    if (moved === undefined) return;
    if (isAt(moved, slot)) goBack();
    else {
      setDrop({ visit: moved, slot });
      setMoved(undefined);
    }
  }

  /** The drop is over: the visit is there, or stays where it was. */
  function settle(isThere: boolean): void {
    if (drop !== undefined) home.current = { id: drop.visit.id, slot: isThere ? drop.slot : undefined };
    setDrop(undefined);
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (moved === undefined || board.current === null) return;
    const direction = arrows[event.key];
    if (event.key === 'Escape') goBack();
    else if (direction === undefined) return;
    else nextSlot(board.current, document.activeElement, direction)?.focus();
    event.preventDefault();
  }

  return { board, moved, drop, takeUp, putDown, goBack, settle, onKeyDown };
}
