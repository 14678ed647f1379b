import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { BoardLead } from '#domain/leads/board-lead.ts';

/** Rows higher than this lie under what sticks to the top. */
const coveredPx = 8;

type Seen = readonly { readonly row: Element; readonly top: number }[];

function listSeen(area: HTMLElement | null): Seen {
  const rows = [...(area?.querySelectorAll('.board-row') ?? [])];
  return rows
    .map((row) => ({ row, top: row.getBoundingClientRect().top }))
    .filter(({ top }) => top > coveredPx && top < innerHeight);
}

const isBelowTop = (area: HTMLElement | null) => (area?.getBoundingClientRect().top ?? 0) < 0;

/**
 * What is read keeps its place on the screen while rows above it come and go. Those that came above are told of until the top
 * of the list is seen again.
 */
export function useScrollKeep(
  area: RefObject<HTMLElement | null>,
  moves: number,
  arrived: readonly BoardLead[],
): { readonly above: readonly BoardLead[]; readonly goUp: () => void } {
  const seen = useRef<Seen>([]);
  const [above, setAbove] = useState<readonly BoardLead[]>([]);

  useLayoutEffect(() => {
    if (!isBelowTop(area.current)) return;
    const kept = seen.current.find(({ row }) => row.isConnected);
    if (kept !== undefined) scrollBy(0, kept.row.getBoundingClientRect().top - kept.top);
  }, [area, moves]);

  useEffect(() => {
    if (arrived.length === 0 || !isBelowTop(area.current)) return undefined;
    const timer = setTimeout(() => setAbove((before) => [...arrived, ...before]), 0);
    return () => clearTimeout(timer);
  }, [area, arrived]);

  useEffect(() => {
    const look = () => {
      seen.current = listSeen(area.current);
      if (!isBelowTop(area.current)) setAbove((before) => (before.length === 0 ? before : []));
    };
    look();
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  });
  return { above, goUp: () => setAbove([]) };
}
